### Virtù česky.
### Ve větách je $seat jméno a $me je yes, když je to čtenář; z id měst, karet a destiček se vybírá.

game-name = Virtù

## Jména

house = { $house ->
    [florence] Florencie
    [naples] Neapol
    [venice] Benátky
    [milan] Milán
   *[rome] Řím
}
city = { $city ->
    [nice] Nice
    [turin] Turín
    [milan] Milán
    [genoa] Janov
    [parma] Parma
    [verona] Verona
    [venice] Benátky
    [ferrara] Ferrara
    [bologna] Bologna
    [ravenna] Ravenna
    [florence] Florencie
    [pisa] Pisa
    [siena] Siena
    [perugia] Perugia
    [ancona] Ancona
    [spoleto] Spoleto
    [rome] Řím
    [civitavecchia] Civitavecchia
    [terracina] Terracina
    [naples] Neapol
    [benevento] Benevento
    [bari] Bari
    [taranto] Taranto
    [reggio] Reggio
    [messina] Messina
    [palermo] Palermo
    [ajaccio] Ajaccio
    [cagliari] Cagliari
    [tunis] Tunis
   *[ragusa] Ragusa
}
card = { $card ->
    [merchant] Kupec
    [envoy] Vyslanec
    [gonfalonier] Praporečník
    [assassin] Mordýř
    [counsellor] Rádce
    [podesta] Podestà
    [cardinal] Kardinál
    [condottiere] Kondotiér
    [humanist] Humanista
    [banker] Bankéř
    [admiral] Admirál
    [pope] Papež
    [fam_florence_1] Lorenzo Nádherný
    [fam_florence_2] Piero Medicejský
    [fam_florence_3] Giovanni Medicejský
    [fam_naples_1] Alfons, vévoda kalábrijský
    [fam_naples_2] Ferdinand II. Neapolský
    [fam_naples_3] Federico III. da Montefeltro
    [fam_venice_1] Agostino Barbarigo
    [fam_venice_2] Leonardo Loredan
    [fam_venice_3] Antonio Grimani
    [fam_milan_1] Ludovico Sforza
    [fam_milan_2] Galeazzo Sanseverino
    [fam_milan_3] Caterina Sforza
    [fam_rome_1] Rodrigo Borgia (Alexandr VI.)
    [fam_rome_2] Cesare Borgia
    [fam_rome_3] Lucrezia Borgia
   *[machiavelli] Niccolò Machiavelli
}
tile = { $tile ->
    [tile_nice] Nice
    [tile_turin] Turín
    [tile_milan] Milán
    [tile_genoa] Janov
    [tile_parma] Parma
    [tile_verona] Verona
    [tile_venice] Benátky
    [tile_ferrara] Ferrara
    [tile_bologna] Bologna
    [tile_ravenna] Ravenna
    [tile_florence] Florencie
    [tile_pisa] Pisa
    [tile_siena] Siena
    [tile_perugia] Perugia
    [tile_ancona] Ancona
    [tile_spoleto] Spoleto
    [tile_rome_sign] Řím
    [tile_rome_neutral] Řím
    [tile_civitavecchia] Civitavecchia
    [tile_terracina] Terracina
    [tile_naples] Neapol
    [tile_benevento] Benevento
    [tile_bari] Bari
    [tile_taranto] Taranto
    [tile_reggio] Reggio
    [tile_messina] Messina
    [tile_palermo] Palermo
    [tile_ajaccio] Ajaccio
    [tile_cagliari] Cagliari
    [tile_tunis] Tunis
    [tile_ragusa] Ragusa
    [principality_florence] Knížectví Florencie
    [duchy_florence] Vévodství Florencie
    [principality_naples] Knížectví Neapole
    [duchy_naples] Vévodství Neapole
    [principality_venice] Knížectví Benátek
    [duchy_venice] Vévodství Benátek
    [principality_milan] Knížectví Milána
    [duchy_milan] Vévodství Milána
    [principality_rome] Knížectví Říma
    [duchy_rome] Vévodství Říma
    [kingdom] Království
    [republic] Republika
    [guild] Cech
    [cathedral] Katedrála
   *[cannons] Děla
}
bonus = { $bonus ->
    [leonardo] Leonardo da Vinci
    [copernicus] Mikuláš Koperník
    [michelangelo] Michelangelo
    [columbus] Kryštof Kolumbus
    [machiavelli] Niccolò Machiavelli
    [bastion] Bastionová pevnost
    [prince] Vladař
    [dome] Dóm
    [sistine] Sixtinská kaple
   *[cannons] Děla
}
symbol = { $symbol ->
    [florin] florén
    [crown] koruna
    [cross] kříž
    [cavalry] jízda
    [ship] loď
    [mask] maska
    [war] válčení
   *[arrow] šipka
}
power = { $power ->
    [ottoman] Osmanská říše
    [france] Francie
   *[hre] Svatá říše římská
}
place = { $place ->
    [L1] vlevo 1
    [L2] vlevo 2
    [L3] vlevo 3
    [R1] vpravo 1
    [R2] vpravo 2
    [R3] vpravo 3
    [action1] komnata 1, karta akce
    [action2] komnata 2, karta akce
    [action3] komnata 3, karta akce
    [action4] komnata 4, karta akce
    [action5] komnata 5, karta akce
    [upgrade1] komnata 1, vylepšení
    [upgrade2] komnata 2, vylepšení
    [upgrade3] komnata 3, vylepšení
    [upgrade4] komnata 4, vylepšení
   *[upgrade5] komnata 5, vylepšení
}
source = { $source ->
    [L1] dvořan vlevo 1
    [L2] dvořan vlevo 2
    [L3] dvořan vlevo 3
    [R1] dvořan vpravo 1
    [R2] dvořan vpravo 2
    [R3] dvořan vpravo 3
    [action] karta akce v komnatě
    [upgrade] vylepšení v komnatě
    [tile_nice] Nice
    [tile_turin] Turín
    [tile_milan] Milán
    [tile_genoa] Janov
    [tile_parma] Parma
    [tile_verona] Verona
    [tile_venice] Benátky
    [tile_ferrara] Ferrara
    [tile_bologna] Bologna
    [tile_ravenna] Ravenna
    [tile_florence] Florencie
    [tile_pisa] Pisa
    [tile_siena] Siena
    [tile_perugia] Perugia
    [tile_ancona] Ancona
    [tile_spoleto] Spoleto
    [tile_rome_sign] Řím
    [tile_rome_neutral] Řím
    [tile_civitavecchia] Civitavecchia
    [tile_terracina] Terracina
    [tile_naples] Neapol
    [tile_benevento] Benevento
    [tile_bari] Bari
    [tile_taranto] Taranto
    [tile_reggio] Reggio
    [tile_messina] Messina
    [tile_palermo] Palermo
    [tile_ajaccio] Ajaccio
    [tile_cagliari] Cagliari
    [tile_tunis] Tunis
    [tile_ragusa] Ragusa
    [principality_florence] Knížectví Florencie
    [duchy_florence] Vévodství Florencie
    [principality_naples] Knížectví Neapole
    [duchy_naples] Vévodství Neapole
    [principality_venice] Knížectví Benátek
    [duchy_venice] Vévodství Benátek
    [principality_milan] Knížectví Milána
    [duchy_milan] Vévodství Milána
    [principality_rome] Knížectví Říma
    [duchy_rome] Vévodství Říma
    [kingdom] Království
    [republic] Republika
    [guild] Cech
    [cathedral] Katedrála
    [cannons] Děla
    [ottoman] Osmanská říše
    [hre] Svatá říše římská
   *[indulgence] prodej odpustků
}
war_bonus = { $war_bonus ->
    [token] žeton válečného bonusu
    [L1] dvořan vlevo 1
    [L2] dvořan vlevo 2
    [L3] dvořan vlevo 3
    [R1] dvořan vpravo 1
    [R2] dvořan vpravo 2
    [R3] dvořan vpravo 3
    [leonardo] Leonardo da Vinci
    [cannons] Děla
   *[france] Francie
}
season = { $season ->
    [spring] jaro
   *[winter] zima
}
term = { $term ->
    [cities] stupnice měst
    [most_cities] nejdál na stupnici měst
    [patronage] stupnice patronátu
    [most_patronage] nejdál na stupnici patronátu
    [cards] karty v paláci
    [tiles] destičky v dominiu
    [bonuses] bonusy za patronát
    [religion] náboženský vliv
    [trophies] trofeje
    [alliances] spojenectví
   *[indulgences] odpustky
}
counted-tile = { $count ->
    [1] { tile-kind }
   *[other] { $count }× { tile-kind }
}
tile-kind = { $kind ->
    [tile_nice] Nice
    [tile_turin] Turín
    [tile_milan] Milán
    [tile_genoa] Janov
    [tile_parma] Parma
    [tile_verona] Verona
    [tile_venice] Benátky
    [tile_ferrara] Ferrara
    [tile_bologna] Bologna
    [tile_ravenna] Ravenna
    [tile_florence] Florencie
    [tile_pisa] Pisa
    [tile_siena] Siena
    [tile_perugia] Perugia
    [tile_ancona] Ancona
    [tile_spoleto] Spoleto
    [tile_rome_sign] Řím
    [tile_rome_neutral] Řím
    [tile_civitavecchia] Civitavecchia
    [tile_terracina] Terracina
    [tile_naples] Neapol
    [tile_benevento] Benevento
    [tile_bari] Bari
    [tile_taranto] Taranto
    [tile_reggio] Reggio
    [tile_messina] Messina
    [tile_palermo] Palermo
    [tile_ajaccio] Ajaccio
    [tile_cagliari] Cagliari
    [tile_tunis] Tunis
    [tile_ragusa] Ragusa
    [principality_florence] Knížectví Florencie
    [duchy_florence] Vévodství Florencie
    [principality_naples] Knížectví Neapole
    [duchy_naples] Vévodství Neapole
    [principality_venice] Knížectví Benátek
    [duchy_venice] Vévodství Benátek
    [principality_milan] Knížectví Milána
    [duchy_milan] Vévodství Milána
    [principality_rome] Knížectví Říma
    [duchy_rome] Vévodství Říma
    [kingdom] Království
    [republic] Republika
    [guild] Cech
    [cathedral] Katedrála
   *[cannons] Děla
}
counted-card = { $count ->
    [1] { card-kind }
   *[other] { $count }× { card-kind }
}
card-kind = { $kind ->
    [merchant] Kupec
    [envoy] Vyslanec
    [gonfalonier] Praporečník
    [assassin] Mordýř
    [counsellor] Rádce
    [podesta] Podestà
    [cardinal] Kardinál
    [condottiere] Kondotiér
    [humanist] Humanista
    [banker] Bankéř
    [admiral] Admirál
    [pope] Papež
    [fam_florence_1] Lorenzo Nádherný
    [fam_florence_2] Piero Medicejský
    [fam_florence_3] Giovanni Medicejský
    [fam_naples_1] Alfons, vévoda kalábrijský
    [fam_naples_2] Ferdinand II. Neapolský
    [fam_naples_3] Federico III. da Montefeltro
    [fam_venice_1] Agostino Barbarigo
    [fam_venice_2] Leonardo Loredan
    [fam_venice_3] Antonio Grimani
    [fam_milan_1] Ludovico Sforza
    [fam_milan_2] Galeazzo Sanseverino
    [fam_milan_3] Caterina Sforza
    [fam_rome_1] Rodrigo Borgia (Alexandr VI.)
    [fam_rome_2] Cesare Borgia
    [fam_rome_3] Lucrezia Borgia
   *[machiavelli] Niccolò Machiavelli
}
counted-bonus = { $kind ->
    [leonardo] Leonardo da Vinci
    [copernicus] Mikuláš Koperník
    [michelangelo] Michelangelo
    [columbus] Kryštof Kolumbus
    [machiavelli] Niccolò Machiavelli
    [bastion] Bastionová pevnost
    [prince] Vladař
    [dome] Dóm
    [sistine] Sixtinská kaple
   *[cannons] Děla
}
# Tolik čeho: počítá se $count.
symbol-counted = { $symbol ->
    [florin] { $count ->
        [one] { $count } florén
        [few] { $count } florény
       *[other] { $count } florénů
    }
    [crown] { $count ->
        [one] { $count } koruna
        [few] { $count } koruny
       *[other] { $count } korun
    }
    [cross] { $count ->
        [one] { $count } kříž
        [few] { $count } kříže
       *[other] { $count } křížů
    }
    [cavalry] { $count ->
        [one] { $count } jízda
        [few] { $count } jízdy
       *[other] { $count } jízd
    }
    [ship] { $count ->
        [one] { $count } loď
        [few] { $count } lodě
       *[other] { $count } lodí
    }
    [mask] { $count ->
        [one] { $count } maska
        [few] { $count } masky
       *[other] { $count } masek
    }
    [war] { $count ->
        [one] { $count } válčení
        [few] { $count } válčení
       *[other] { $count } válčení
    }
   *[arrow] { $count ->
        [one] { $count } šipka
        [few] { $count } šipky
       *[other] { $count } šipek
    }
}
# Čtvrtý pád.
symbol-taken = { $symbol ->
    [florin] florény
    [crown] korunu
    [cross] kříž
    [cavalry] jízdu
    [ship] loď
    [mask] masku
    [war] válčení
   *[arrow] šipku
}
# S kým.
power-with = { $power ->
    [ottoman] s Osmanskou říší
    [france] s Francií
   *[hre] se Svatou říší římskou
}

## Hromádky a údaje

pile-market = karty k mání
pile-cards = karty v paláci
pile-basket = právě kupované karty
pile-tile_supply = destičky ve společné zásobě
pile-tiles = dostupné destičky
pile-spent_tiles = vyčerpané destičky
pile-paying_tiles = destičky otočené pro tuto vládu
pile-bought_tiles = destičky koupené této zimy
pile-bonus_supply = volné bonusy za patronát
pile-bonuses = bonusy za patronát
pile-treasury = pokladnice
pile-unit_supply = jednotky v zásobě hráče
pile-units = jednotky na mapě
pile-retreating = ustupující jednotky
pile-agent_bank = agenti v bance
pile-agent_supply = agenti v zásobě hráče
pile-agents_in_play = nasazení agenti
pile-war_tokens = žetony válečného bonusu v bance
pile-own_war_tokens = žetony válečného bonusu
pile-indulgence_pile = odpustky v zásobě
pile-indulgences = odpustky v komnatách
pile-cathedral_supply = katedrály v zásobě
pile-cathedrals = katedrály ve městech
pile-trophies = trofeje
pile-alliances = spojenectví s dostupným bonusem
pile-spent_alliances = spojenectví s vyčerpaným bonusem
pile-paying_alliances = spojenectví použitá pro tuto vládu
pile-patronage = stupnice patronátu
pile-city_track = stupnice měst
pile-sold = prodej odpustků v tomto roce
pile-owed = zbývá zaplatit
pile-given = použité symboly
pile-last_coins = naposledy otočený zdroj florénů
pile-announced = ohlášené válečné bonusy
pile-leonardo_used = obléhání, při nichž už pomohl Leonardo
pile-leonardo_now = Leonardo v této obraně
field-year = rok
field-season = roční období
field-on_turn = na tahu
field-ending = hra končí touto zimou
field-city = bitva o město
field-attacker = útočník
field-defender = obránce
field-order = pořadí tahů
field-track = pořadí na stupnici měst
field-houses = rody
field-token = akční žetony
field-palace = palác
field-control = nadvláda nad městy
field-agents = agenti
field-battle_won = vítězové polních bitev
field-plan_1 = místo první karty rodu
field-plan_2 = místo druhé karty rodu
field-plan_3 = místo třetí karty rodu

## Možnosti

option-duel = hra dvou hráčů
option-duel-none = ne (oficiální hra pro dva v Signorii není)
option-duel-ours = souboj podle našich pravidel, není to oficiální hra pro dva
option-palace_agents = agenti v jednom paláci
option-palace_agents-any = nejvýše jeden v každé komnatě
option-palace_agents-one = nejvýše jeden v celém paláci (pro první hry)
option-years = konec po letech
option-years-off = ne, jen podle pravidel
option-years-5 = nejpozději po 5 letech
option-years-10 = nejpozději po 10 letech
option-years-20 = nejpozději po 20 letech

## Tahy jako řádky nabídky

move-start = začíná { $seat }
move-house = ujmout se rodu: { house }
move-plan = { $card }. karta rodu: { place }
move-use = { $symbol ->
    [florin] { $source ->
        [indulgence] vyhlásit prodej odpustků za florény
       *[other] vzít florény: { source }
    }
   *[other] { $source ->
        [indulgence] vyhlásit prodej odpustků za korunu
       *[other] použít { symbol-taken }: { source }
    }
}
move-paid = hotovo, zaplatit
move-pass = { $decision ->
    [take_action] akci neprovést
    [close_turn] ukončit tah
    [end_sale] odpustek ponechat
    [ready_tile] víc neotáčet
    [lead_unit] víc netáhnout
    [spy] víc masek nepoužít
    [announce] nic neohlásit
    [reorganise] palác nechat tak
    [buy] { $after ->
        [none] nic nekupovat
       *[other] víc nekupovat
    }
    [recruit] { $after ->
        [none] neverbovat
       *[other] víc neverbovat
    }
    [make_alliance] žádné spojenectví
   *[other] pasovat
}
move-token = akční žeton do komnaty { $chamber }
move-step = krok do další komnaty
move-buy_step = další krok za florény
move-stop = zůstat zde
move-remove = zrušit prodej odpustků: zaplatit { $symbol ->
    [crown] koruny
   *[other] kříž
}
move-act = provést akci
move-ready = otočit na dostupnou stranu: { tile }
move-renew = obnovit bonus spojenectví { power-with }
move-bonus = vzít si bonus: { bonus }
move-annex = anektovat město { city }
move-lead = táhnout jednotkou z města { city }
move-march = po silnici do města { city }
move-sail = po moři do města { city }
move-spy_city = agent do města { city }
move-spy_chamber = agent do paláce hráče { $seat }, komnata { $chamber }
move-spy_power = agent k velmoci: { power }
move-lift_city = odebrat agenta z města { city }
move-lift_chamber = odebrat agenta z paláce hráče { $seat }, komnata { $chamber }
move-lift_power = odebrat agenta od velmoci: { power }
move-siege = vyřešit obléhání města { city }
move-announce = ohlásit válečný bonus: { war_bonus }
move-go_on = pokračovat v obléhání
move-give_up = obléhání vzdát
move-retreat = ustoupit do města { city }
move-voyage = odplout do města { city }
move-disband = rozpustit jednotku: { city }
move-upkeep = { $bracket ->
    [0] žádný žold, jednotky rozpustit
   *[other] zaplatit žold { $bracket }. stupně
}
move-move = přesunout kartu: { place } → { $to ->
    [L1] vlevo 1
    [L2] vlevo 2
    [L3] vlevo 3
    [R1] vpravo 1
    [R2] vpravo 2
    [R3] vpravo 3
    [action1] komnata 1, karta akce
    [action2] komnata 2, karta akce
    [action3] komnata 3, karta akce
    [action4] komnata 4, karta akce
    [action5] komnata 5, karta akce
    [upgrade1] komnata 1, vylepšení
    [upgrade2] komnata 2, vylepšení
    [upgrade3] komnata 3, vylepšení
    [upgrade4] komnata 4, vylepšení
   *[upgrade5] komnata 5, vylepšení
}
move-swap = prohodit karty v komnatě { $chamber }
move-discard = odhodit dvořana: { place }
move-buy_tile = koupit: { tile }
move-buy_card = koupit kartu: { card }
move-settle = místo pro kartu: { place }
move-build = katedrála ve městě { city }
move-recruit = verbovat ve městě { city }
move-ally = spojenectví { power-with }
move-waive = ušetřit { symbol-taken }

## Otázky

ask-draw_first = Losuje se první hráč
ask-choose_house = { $me ->
    [yes] Kterého rodu se ujmete?
   *[no] { $seat } si vybírá rod
}
ask-plan_card = { $me ->
    [yes] Kam patří { $card }. karta vašeho rodu? Ostatní to uvidí, až rozhodnou všichni
   *[no] { $seat } rozmisťuje karty rodu
}
ask-place_token = { $me ->
    [yes] Do které komnaty položíte akční žeton?
   *[no] { $seat } pokládá akční žeton
}
ask-move_token = { $me ->
    [yes] Posuňte akční žeton
   *[no] { $seat } posouvá akční žeton
}
ask-end_sale = { $me ->
    [yes] V komnatě leží odpustek: zrušíte jeho prodej?
   *[no] { $seat } smí zrušit prodej odpustků
}
ask-pay = { $me ->
    [yes] { payment-asked }
   *[no] { $seat } platí
}
payment-asked = { $purpose ->
    [rule] Vláda: kolik korun a křížů použijete?
    [patronage] Zaplaťte postup na stupnici patronátu
    [trade] Obchod: kolik lodí použijete?
    [annexation] Zaplaťte anexi
    [campaign] Tažení: kterou jízdu a které lodě použijete?
    [intrigue] Intriky: kolik masek použijete?
    [removal] Zaplaťte zrušení prodeje odpustků
    [retreat] Které lodě odvezou ustupující jednotky?
    [purchase] Zaplaťte nákup
   *[alliance] Zaplaťte spojenectví
}
ask-take_action = { $me ->
    [yes] Provedete akci této komnaty?
   *[no] { $seat } smí provést akci
}
ask-close_turn = { $me ->
    [yes] Ještě smíte vyhlásit prodej odpustků
   *[no] { $seat } končí tah
}
ask-ready_tile = { $me ->
    [yes] Co otočíte na dostupnou stranu?
   *[no] { $seat } vládne
}
ask-choose_bonus = { $me ->
    [yes] Vyberte si bonus za patronát
   *[no] { $seat } si vybírá bonus za patronát
}
ask-lead_unit = { $me ->
    [yes] Odkud potáhne další jednotka?
   *[no] { $seat } táhne
}
ask-move_unit = { $me ->
    [yes] Kam potáhne jednotka z města { city }?
   *[no] { $seat } táhne jednotkou z města { city }
}
ask-spy = { $me ->
    [yes] Kam pošlete agenta, nebo kterého odeberete?
   *[no] { $seat } spřádá intriky
}
ask-move_agent = { $me ->
    [yes] Kam agent půjde?
   *[no] { $seat } přesouvá agenta
}
ask-settle_card = { $me ->
    [yes] Které místo dostane { card }?
   *[no] { $seat } hledá místo pro kartu { card }
}
ask-lose_place = { $me ->
    [yes] Přicházíte o místo dvořana: která karta se přesune, nebo odejde?
   *[no] { $seat } přichází o místo dvořana
}
ask-choose_siege = { $me ->
    [yes] Které obléhání vyřešíte teď?
   *[no] { $seat } vybírá obléhání
}
ask-go_on = { $me ->
    [yes] Polní bitva je vyhraná: budete obléhat dál?
   *[no] { $seat } rozhoduje, zda bude obléhat dál
}
ask-announce = { $me ->
    [yes] Ohlásíte válečný bonus?
   *[no] { $seat } smí ohlásit válečný bonus
}
ask-retreat_unit = { $me ->
    [yes] Kam ustoupí jednotka od města { city }?
   *[no] { $seat } ustupuje od města { city }
}
ask-pay_upkeep = { $me ->
    [yes] Zaplaťte jednotkám žold
   *[no] { $seat } platí žold
}
ask-disband_unit = { $me ->
    [yes] Žold stačí pro méně jednotek: kterou rozpustíte?
   *[no] { $seat } rozpouští jednotky
}
ask-reorganise = { $me ->
    [yes] Smíte přeskupit karty v paláci
   *[no] { $seat } reorganizuje palác
}
ask-buy = { $me ->
    [yes] Co koupíte? Platí se vše najednou
   *[no] { $seat } nakupuje
}
ask-build_cathedral = { $me ->
    [yes] Ve kterém městě bude katedrála stát?
   *[no] { $seat } staví katedrálu
}
ask-recruit = { $me ->
    [yes] Kde budete verbovat?
   *[no] { $seat } verbuje
}
ask-make_alliance = { $me ->
    [yes] Uzavřete spojenectví?
   *[no] { $seat } smí uzavřít spojenectví
}
ask-waive = { $me ->
    [yes] Váš agent ušetří jeden symbol: který?
   *[no] { $seat } volí ušetřený symbol
}

## Co se stalo: děje podle toho, s čím se hýbe. Prázdné člověku nic neříkají.

act-gain-florin = { $me ->
    [yes] Dostáváte
   *[no] { $seat } dostává
} { florins-counted }
act-pay-florin = { $me ->
    [yes] Platíte
   *[no] { $seat } platí
} { florins-counted }
florins-counted = { $count ->
    [one] { $count } florén
    [few] { $count } florény
   *[other] { $count } florénů
}
act-gain-tile = { $to ->
    [bought_tiles] Koupená destička: { $list }
   *[other] { $me ->
        [yes] Berete si: { $list }
       *[no] { $seat } si bere: { $list }
    }
}
act-take-tile = { $from ->
    [bought_tiles] { "" }
   *[other] { $me ->
        [yes] Získáváte od poraženého: { $list }
       *[no] { $seat } získává od poraženého: { $list }
    }
}
act-turn-tile = { $to ->
    [tiles] { $me ->
        [yes] Otáčíte na dostupnou stranu: { $list }
       *[no] { $seat } otáčí na dostupnou stranu: { $list }
    }
   *[other] { $me ->
        [yes] Vyčerpáváte: { $list }
       *[no] { $seat } vyčerpává: { $list }
    }
}
act-gain-card = { $to ->
    [basket] Koupená karta: { $list }
   *[other] { $me ->
        [yes] Dostáváte kartu: { $list }
       *[no] { $seat } dostává kartu: { $list }
    }
}
act-take-card = { $me ->
    [yes] Do paláce přichází { $list }
   *[no] Do paláce hráče { $seat } přichází { $list }
}
act-pay-card = { $me ->
    [yes] Odhazujete kartu: { $list }
   *[no] { $seat } odhazuje kartu: { $list }
}
act-gain-bonus = { $me ->
    [yes] Berete si bonus: { $list }
   *[no] { $seat } si bere bonus: { $list }
}
act-gain-unit = { $me ->
    [yes] Nová jednotka ve městě { city }
   *[no] { $seat } má novou jednotku ve městě { city }
}
units-counted = { $count ->
    [one] { $count } jednotku
    [few] { $count } jednotky
   *[other] { $count } jednotek
}
act-pay-unit = { $me ->
    [yes] Ztrácíte { units-counted }
   *[no] { $seat } ztrácí { units-counted }
}
act-place-unit = { $me ->
    [yes] Táhnete jednotkou do města { city }
   *[no] { $seat } táhne jednotkou do města { city }
}
act-return-unit = { $to ->
    [retreating] { "" }
   *[other] { $me ->
        [yes] Ustupujete do města { city }
       *[no] { $seat } ustupuje do města { city }
    }
}
act-gain-agent = { $me ->
    [yes] Máte { agents-counted }
   *[no] { $seat } má { agents-counted }
}
agents-counted = { $count ->
    [one] dalšího agenta
    [few] další { $count } agenty
   *[other] dalších { $count } agentů
}
act-place-agent = { "" }
act-return-agent = { "" }
act-gain-war_token = { $me ->
    [yes] Berete si žeton válečného bonusu
   *[no] { $seat } si bere žeton válečného bonusu
}
act-pay-war_token = { "" }
act-gain-indulgence = { $me ->
    [yes] Vyhlašujete prodej odpustků
   *[no] { $seat } vyhlašuje prodej odpustků
}
act-pay-indulgence = { $me ->
    [yes] Rušíte prodej odpustků
   *[no] { $seat } ruší prodej odpustků
}
act-gain-cathedral = Ve městě { city } stojí katedrála
act-gain-trophy = { $me ->
    [yes] Získáváte trofej
   *[no] { $seat } získává trofej
}
act-gain-alliance = { "" }
act-pay-alliance = { $me ->
    [yes] Přicházíte o spojenectví { power-with }
   *[no] { $seat } přichází o spojenectví { power-with }
}
act-turn-alliance = { $to ->
    [alliances] { $me ->
        [yes] Obnovujete bonus spojenectví { power-with }
       *[no] { $seat } obnovuje bonus spojenectví { power-with }
    }
    [spent_alliances] { $from ->
        [paying_alliances] { "" }
       *[other] { $me ->
            [yes] Využíváte spojenectví { power-with }
           *[no] { $seat } využívá spojenectví { power-with }
        }
    }
   *[other] { $me ->
        [yes] Využíváte spojenectví { power-with }
       *[no] { $seat } využívá spojenectví { power-with }
    }
}
act-advance-given = ({ symbol-counted })
act-advance-patronage = { $me ->
    [yes] Postupujete na stupnici patronátu
   *[no] { $seat } postupuje na stupnici patronátu
}
act-advance-city_track = { "" }
act-score-scored = { $me ->
    [yes] Získáváte
   *[no] { $seat } získává
} { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ term })

## Co se stalo: poznámky

note-first_player = { $me ->
    [yes] Začínáte
   *[no] Začíná { $seat }
}
note-takes_house = { $me ->
    [yes] Ujímáte se rodu: { house }
   *[no] { $seat } se ujímá rodu: { house }
}
note-palaces_shown = Paláce se odkrývají
note-year_begins = — { $year }. rok —
note-token_moves = { $me ->
    [yes] Akční žeton je v komnatě { $chamber }
   *[no] { $seat } má akční žeton v komnatě { $chamber }
}
note-courtiers_ready = { $me ->
    [yes] Dvořané na jedné straně jsou zase dostupní
   *[no] { $seat } má na jedné straně dvořany zase dostupné
}
note-courtier_spent = { $me ->
    [yes] Vyčerpáváte dvořana: { card }
   *[no] { $seat } vyčerpává dvořana: { card }
}
note-chamber_gives = { $me ->
    [yes] Využíváte kartu v komnatě: { card }
   *[no] { $seat } využívá kartu v komnatě: { card }
}
note-card_moved = { $me ->
    [yes] Přesouváte kartu: { card }
   *[no] { $seat } přesouvá kartu: { card }
}
note-annexed = { $me ->
    [yes] Anektujete město { city }
   *[no] { $seat } anektuje město { city }
}
note-agent_in_city = { $me ->
    [yes] Váš agent přichází do města { city }
   *[no] { $seat } posílá agenta do města { city }
}
note-agent_in_palace = { $me ->
    [yes] Váš agent vstupuje do paláce: { $other }
   *[no] { $seat } posílá agenta do paláce: { $other }
}
note-agent_at_power = { $me ->
    [yes] Váš agent přichází k velmoci: { power }
   *[no] { $seat } posílá agenta k velmoci: { power }
}
note-agent_leaves_city = { $me ->
    [yes] Váš agent odchází z města { city }
   *[no] { $seat } přichází o agenta ve městě { city }
}
note-agent_leaves_palace = { $me ->
    [yes] Váš agent odchází z paláce: { $other }
   *[no] { $seat } přichází o agenta v paláci: { $other }
}
note-agent_leaves_power = { $me ->
    [yes] Váš agent odchází od velmoci: { power }
   *[no] { $seat } přichází o agenta u velmoci: { power }
}
note-siege_begins = { $me ->
    [yes] Obléháte město { city }
   *[no] { $seat } obléhá město { city }
}
note-field_battle = { $me ->
    [yes] Polní bitva, proti vám stojí { $other }
   *[no] Polní bitva: { $seat } a { $other }
}
note-announces = { $me ->
    [yes] Ohlašujete bonus: { war_bonus }
   *[no] { $seat } ohlašuje bonus: { war_bonus }
}
note-announces_nothing = { $me ->
    [yes] Neohlašujete nic
   *[no] { $seat } neohlašuje nic
}
note-strength = Bojová síla útočníka je { $attack }, obránce { $defence }
note-battle_won = { $me ->
    [yes] Polní bitvu vyhráváte
   *[no] Polní bitvu vyhrává { $seat }
}
note-battle_drawn = Polní bitva skončila nerozhodně, oba ustoupí
note-conquered = { $me ->
    [yes] Dobýváte město { city }
   *[no] { $seat } dobývá město { city }
}
note-repelled = { $me ->
    [yes] Město { city } odolalo
   *[no] Město { city } odolalo, útočí { $seat }
}
note-given_up = { $me ->
    [yes] Vzdáváte obléhání města { city }
   *[no] { $seat } vzdává obléhání města { city }
}
note-new_order = { $me ->
    [yes] Nové pořadí začíná vámi
   *[no] V novém pořadí je první { $seat }
}
note-end_near = Touto zimou hra skončí
note-winter_begins = { $me ->
    [yes] · Vaše zima
   *[no] · Zima: { $seat }
}
note-allied_with = { $me ->
    [yes] Uzavíráte spojenectví { power-with }
   *[no] { $seat } uzavírá spojenectví { power-with }
}
note-game_ends = Hra končí, sčítá se prestiž

## The map
virtu-year = { $year }. rok, { season }
virtu-sea = { $sea ->
    [lig] Ligurské moře
    [tyr] Tyrhénské moře
    [med] Sicilské moře
    [ion] Jónské moře
   *[adr] Jaderské moře
}
virtu-neutral = neutrální město
virtu-siege = Obléhání: { city }
virtu-field = Polní bitva: { city }
virtu-part = { $what ->
    [value] hodnota města
    [agent] agent
    [units] jednotky
    [bonuses] válečné bonusy
    [bastion] Bastionová pevnost
   *[city] město s posádkou
}
virtu-stands = Zatím { $how ->
    [falls] město padne
    [holds] se město ubrání
    [won] vítězí { $seat }
   *[drawn] nerozhodně, oba ustoupí
}
virtu-announce-nothing = nic neohlásit
virtu-bouts = Bitvy { $year }. roku
virtu-bouts-again = přehrát znovu
virtu-bouts-close = zavřít
virtu-fallen = { $count ->
    [one] ztracena { $count } jednotka
    [few] ztraceny { $count } jednotky
   *[other] ztraceno { $count } jednotek
}
virtu-map = mapa
virtu-city-value = hodnota { $value }
virtu-city-held = drží { $seat }
virtu-city-agent = agent: { $seat }
virtu-city-army = { $role ->
    [garrison] posádka
    [besieger] obléhá { $seat }
   *[retreating] ustupuje { $seat }
}: { $count ->
    [one] { $count } jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
}
virtu-city-cathedral = katedrála
virtu-city-recruit = nová jednotka zde: { $list }
virtu-city-price = anexe za: { $list }
virtu-city-far = pro anexi mimo dosah
virtu-city-defence = obrana proti vám: { $count }
virtu-city-tile = destička: { $list }
virtu-city-start = počáteční město rodu { house }
virtu-city-port = přístav: { $list }
virtu-city-pirates = pirátský přístav, jen k dobytí: { $list }
virtu-city-roads = silnice: { $list }

## The court
virtu-court = co mají všichni společné: trh, prestiž, velmoci
virtu-market = Trh
virtu-prestige = Prestiž
virtu-powers = Velmoci
virtu-tiles = Tituly, cechy a katedrály
virtu-order = pořadí tahů
virtu-last-winter = Touto zimou hra končí
virtu-hint-five = V pěti je hra nejdelší a nejtěžší. Pro první seznámení je lepší hrát ve třech nebo čtyřech.
virtu-action = { $action ->
    [rule] vláda
    [patronage] mecenát
    [trade] obchod
    [annexation] anexe
    [campaign] tažení
   *[intrigue] intriky
}
virtu-action-does = { $action ->
    [rule] Každá koruna nebo kříž obnoví dvě destičky, nebo bonus jednoho spojenectví.
    [patronage] Za florény a koruny nebo kříže o krok výš na stupnici patronátu.
    [trade] Za každou loď dva florény.
    [annexation] Neutrální město za o korunu víc, než je jeho hodnota; po moři ještě loď za každé moře.
    [campaign] Jízda vede jednotky po silnici, lodě po moři; před cizím městem začnou obléhat.
   *[intrigue] Za každou masku umístíte, přesunete nebo odstraníte agenta.
}
virtu-title = { $kind ->
    [principality] Knížectví
    [duchy] Vévodství
    [kingdom] Království
    [republic] Republika
    [guild] Cech
   *[cathedral] Katedrála
}
virtu-place-free = volné
virtu-place-shut = zatím zavřené
virtu-lying = { $lie ->
    [ready] dostupné
    [new] koupeno této zimy
   *[spent] vyčerpané
}
virtu-arrow = { $side ->
    [left] Krok z komnaty 4 do komnaty 5 obnoví dvořany vlevo
   *[right] Krok z komnaty 2 do komnaty 3 obnoví dvořany vpravo
}
virtu-chamber = komnata { $chamber }
virtu-gives = z komnaty: { $list }
virtu-token-here = stojí tu žeton
virtu-agent-of = je tu agent hráče { $seat }
virtu-indulgence = leží tu odpustek
virtu-indulgences = odpustky: { $count } z { $all }
virtu-cathedrals-left = zbývající katedrály: { $count }
virtu-bank-tokens = žetony války v banku: { $count }
virtu-domain = dominium
virtu-florins = florény v pokladnici: { $count }
virtu-units = jednotky: v zásobě { $count }, na mapě { $more }
virtu-agents = agenti: v zásobě { $count }, ve hře { $more }
virtu-war-tokens = žetony války: { $count }
virtu-trophy = trofej za hráče { $seat }
virtu-sale = prodej odpustků
virtu-sale-does = Jednou za rok: 3 florény, nebo koruna do právě prováděné platby. Odpustek pak leží na komnatě s žetonem. Brání tam akci a stojí 1 bod prestiže, dokud prodej při průchodu žetonu neukončí kříž nebo dvě koruny.
virtu-worth-now = prestiž, jak hra stojí
virtu-paying = K zaplacení:
virtu-given = Zatím dáno:
virtu-left = Zbývá využít:
virtu-from-treasury = zbytek z pokladnice (florény: { $count })
virtu-planned = umístěno
virtu-settling = Vyberte kartě místo; dvořana kvůli ní můžete odhodit
virtu-upkeep = { $count ->
    [one] Žold { $count } jednotky:
    [few] Žold { $count } jednotek:
   *[other] Žold { $count } jednotek:
}
virtu-cost = Stojí
virtu-shows = ukazuje { $list }{ $kinds ->
    [single] { "" }
   *[several] , najednou ale dává jen jeden druh
}
virtu-costs = cena: { $list }
virtu-as-action = v komnatě nabízí akci { $action ->
    [rule] vláda
    [patronage] mecenát
    [trade] obchod
    [annexation] anexe
    [campaign] tažení
   *[intrigue] intriky
}
virtu-no-action = bez akce: dvořan, nebo vylepšení pod kartou akce
virtu-war-price = každý symbol války stojí při použití { $count ->
    [one] { $count } florén
    [few] { $count } florény
   *[other] { $count } florénů
}
virtu-brings-agent = přináší dalšího agenta
virtu-points = { $count ->
    [one] { $count } bod prestiže
    [few] { $count } body prestiže
   *[other] { $count } bodů prestiže
}
virtu-one-each = nejvýš jednou pro každého hráče
virtu-opens-place = otevírá další místo pro dvořana, i když je vyčerpaný
virtu-excludes = vylučuje se s titulem { $tile }
virtu-cathedral = figurka přijde do vlastního města hodnoty 3 nebo 4, destička leží vyčerpanou stranou
virtu-bonus-kind = { $kind ->
    [person] osobnost
   *[work] dílo
}
virtu-does-war-each-siege = v každém obléhání válečný bonus { $count } za { $cost ->
    [one] { $cost } florén
    [few] { $cost } florény
   *[other] { $cost } florénů
}
virtu-does-courtier-place = další místo pro dvořana
virtu-does-crown-for-patronage = při každé akci mecenátu { $count ->
    [one] { $count } koruna navíc
    [few] { $count } koruny navíc
   *[other] { $count } korun navíc
}
virtu-does-courtier-card = přijde do paláce jako dvořan
virtu-does-defence = obrana vlastních měst je v každém obléhání o { $count } vyšší
virtu-does-agent = další agent
virtu-does-bar-agents = ostatní už nesmějí dávat agenty do vlastních měst, paláce a ke spojeným velmocem majitele
virtu-does-final-crosses = při počítání náboženského vlivu { $count ->
    [one] { $count } kříž
    [few] { $count } kříže
   *[other] { $count } křížů
}
virtu-does-war-tile = destička: v jednom obléhání bonus { $count } za { $cost ->
    [one] { $cost } florén
    [few] { $cost } florény
   *[other] { $cost } florénů
}, pak je vyčerpaná
virtu-power-use = { $use ->
    [rule] vláda
    [patronage] mecenát
    [trade] obchod
    [annexation] anexe
    [campaign] tažení
    [purchase] nákupy
    [retreat] ústup
    [siege] obléhání
    [field_battle] polní bitva
    [indulgence_removal] konec prodeje odpustků
   *[final_religion] náboženský vliv na konci
}
virtu-power-gives = spojenci dává { $list } (použití: { $uses })
virtu-power-free = spojence nemá
virtu-power-ally = { $lie ->
    [ready] spojenec: { $seat }, bonus je dostupný
   *[spent] spojenec: { $seat }, bonus je využitý
}
virtu-power-agent = je tam agent hráče { $seat }
virtu-power-hindered = cizí agent brání bonusu i prestiži
virtu-most = nejdál: +{ $count }
virtu-track-field = { $cities ->
    [one] { $cities } město
    [few] { $cities } města
   *[other] { $cities } měst
}: { virtu-points }
virtu-step-bonus = přináší bonus za patronát
virtu-crosses = { $count ->
    [one] { $count } kříž
    [few] { $count } kříže
   *[other] { $count } křížů
}
virtu-house-starts = Začíná ve městech { $cities }.
virtu-house-palace = Komnaty od první: { $actions }.
virtu-end = Hra skončí zimou po jaru, po němž
virtu-end-neutral = nezbývá neutrální město (teď: { $count })
virtu-end-cities = má někdo { $last } měst (teď nejvíc: { $count })
virtu-end-steps = je někdo na { $last }. stupni patronátu (teď nejvýš: { $count })
virtu-discard = odhodit dvořana
virtu-removal = Ukončit prodej odpustků za:
