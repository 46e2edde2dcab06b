import type { EmergencyWords } from '../kinds/emergency.ts'

/** In languages that are not ours but in which guests cry for help all the same: German, French, Italian, Spanish, Turkish, Russian. */
export const EMERGENCY_OF_OTHERS: Partial<EmergencyWords> = {
  breath: `atmet atmen atme luft erstick* respire respirer respirar respirare etouff* soffoc* ahog* nefes boguluyor дышит дышать дышу
    задыхает* задыхаюсь`,
  heart: `herz* brustschmerz* crise_cardiaque infarctus infarto cuore corazon kalp сердц* сердечн* инфаркт* инсульт*`,
  blood: `blut blutet blutung saign* sang sangue sanguin* sangre sangra* kan kaniyor кров*`,
  faint: `bewusstlos* ohnmachtig* umgekippt zusammengebrochen inconscient* evanoui* svenut* incoscient* inconsciente desmay* bayil*
    bilinci сознани*`,
  fit: `krampfanfall epilept* epilessi* convulsion* nobet судорог* эпилепси*`,
  poison: `vergift* uberdosis empoisonn* avvelen* envenen* zehirlen* отрав* передозировк*`,
  birth: `wehen fruchtblase accouch* partorire parto dogum рожает`,
  die: `stirbt sterbe sterben umbringen mourir meurt morire muore morir muere oluyor olmek умирает умираю`,
  drown: `ertrinkt ertrunken noie annega boguldu тонет`,
  fire: `feuer brennt flammen feu incendie fuoco incendio fuego llamas yangin yaniyor пожар* горит огонь`,
  smoke: `rauch qualm fumee fumo humo duman дым* riecht huele sent odore kokuyor пахнет`,
  gas: `gasgeruch gaz газ* газом`,
  alarm: `feueralarm rauchmelder alarme allarme тревог*`,
  attack: `uberfallen angegriffen bedroht verfolgt schlagt agress* attaqu* aggredit* atacad* saldiri* напал* угрожа* преследу*`,
  weapon: `messer pistole waffe couteau coltello cuchillo bicak tabanca нож пистолет* бомба`,
  rob: `gestohlen geklaut bestohlen dieb einbrecher einbruch vole volee rubat* rapinat* robado robaron robaro ladron hirsiz calindi украли
    ограбил*`,
  stuck: `fest eingesperrt steckengeblieben bloque bloques coince* bloccat* atrapad* encerrad* mahsur застр*`,
  lift: `aufzug fahrstuhl ascenseur ascensore ascensor asansor* лифт*`,
  help: `hilfe notfall secours urgence aiuto emergenza ayuda socorro emergencia imdat yardim acil помогите спасите`,
  ambulance: `krankenwagen rettungswagen notarzt sanitater arzt rettung medecin samu medico ambulanz* ambulans скорую врача`,
  police: `polizei policia polizia полици*`,
}

/** Words of these languages that alone are a cry for help. */
export const CRIES_OF_OTHERS = `hilfe notfall secours urgence aiuto emergenza ayuda socorro emergencia imdat yardim feuer feu fuoco fuego incendie incendio yangin
  krankenwagen notarzt polizei policia polizia erdbeben terremoto deprem помогите спасите пожар землетрясение`
