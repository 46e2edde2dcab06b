import type { OrderWords } from '../kinds/asked.ts'

/** In languages that are not ours but in which guests order all the same: German, French, Italian, Spanish, Turkish. */
export const ORDERS_OF_OTHERS: Partial<OrderWords> = {
  numbers: [
    ['ein eine einen einer eins un une uno bir', 1],
    ['zwei zwo deux due dos iki', 2],
    ['drei trois tre tres uc', 3],
    ['vier quatre quattro cuatro dort', 4],
    ['funf cinq cinque cinco bes', 5],
    ['sechs sei seis alti', 6],
    ['sieben sept sette siete yedi', 7],
    ['acht huit otto ocho sekiz', 8],
    ['neun neuf nueve dokuz', 9],
    ['zehn dix dieci diez', 10],
    ['zwolf douze dodici doce', 12],
  ],
  wanting: [
    '(?:ich|wir) (?:hatten?|mochten?|wurden?|wollen|will|nehmen?|bekommen?|brauchen?)(?: (?:gerne?|bitte|noch|haben|bestellen)){0,3}',
    '(?:bringen|schicken|geben) sie (?:mir|uns)|konnten (?:sie|wir)|konnte ich|bitte',
    'vorrei|vorremmo|gradirei|prendo|prendiamo|prenderei|(?:mi|ci) port[ai]|possiamo avere|posso avere|per favore|perfavore|per piacere',
    '(?:je|nous) (?:voudrais|voudrions|veux|voulons|prends|prenons|prendrai)|j ?aimerais|puis je avoir|pouvez vous (?:m |nous |me )?apporter',
    'sil (?:vous|te) plait|s il vous plait|svp',
    'quisiera|quisieramos|quiero|queremos|(?:me|nos) gustaria|(?:me|nos) (?:trae\\S*|pone)|por favor|porfa',
    'istiyorum|istiyoruz|isterim|isteriz|alabilir mi\\S*|alayim|alalim|getirir misiniz|rica ed\\S*|lutfen',
  ],
  askingFirst: [
    'haben sie|gibt es|ist|sind|wann|wo|wie|welche\\S*|avez vous|est ce|avete|quando|tienen|tiene|hay|cuando|donde',
  ],
  asking: [
    'wie ?viel|wieviel|kostet|kosten|was (?:ist|kostet|kosten|haben)|combien|coute\\S*|quel\\S*|y a t il|quanto|costa|costano|cuanto|cuesta\\S*|ne kadar|kac|var mi|nerede|ne zaman',
  ],
  telling: ['storn\\S*|abbestell\\S*|annul\\S*|iptal\\S*|anula\\S*'],
  harmless: ['(?:je|nous) (?:voudrais|voudrions|veux|voulons|prends|prenons|prendrai)'],
  notes:
    'ohne mit sans avec senza con kein keine keinen nicht sin_azucar sin_hielo sin_gluten sin_cebolla sin_leche sin_queso',
  adding: 'mit avec con',
  times: 'um alle las saat',
  rooms: 'zimmer camera chambre habitacion',
  measures: `tasse tassen glas glaser flasche flaschen portion portionen tazza tazze bicchiere bicchieri bottiglia bottiglie porzione
    porzioni verre verres bouteille bouteilles taza tazas vaso vasos botella botellas porcion bardak fincan sise porsiyon tane adet`,
  around: `ich wir mir uns hatte hatten gern gerne mochte mochten wurde wurden will wollen nehme nehmen bekomme brauche haben bestellen noch
    bringen schicken geben sie konnten konnte bitte danke hallo guten tag der die das den dem einmal fur aufs auf ins hatt
    vorrei vorremmo gradirei prendo prendiamo prenderei mi ci porti porta possiamo posso avere per favore perfavore piacere grazie
    buongiorno buonasera ciao il lo la gli le una anche
    je nous voudrais voudrions veux voulons prends prenons prendrai jaimerais aimerais puis pouvez vous apporter sil plait svp te merci
    bonjour bonsoir les des du aussi
    quisiera quisieramos quiero queremos me nos gustaria trae traes traer pone por favor porfa gracias hola buenos dias buenas tardes noches el los las tambien
    istiyorum istiyoruz isterim isteriz alabilir miyim miyiz alayim alalim getirir misiniz rica ediyorum ederim lutfen tesekkurler merhaba bana bize selam`,
}

/** The "and" of these languages. */
export const AND_OF_OTHERS = 'und et e ed y ve'
