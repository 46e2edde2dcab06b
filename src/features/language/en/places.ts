import type { PlaceWords } from '../kinds/words.ts'

export const PLACES: PlaceWords = {
  coast: String.raw`beach|bay|sea|seaside|ocean|coast|marina|harbou?r|island|lagoon|riviera|adria\w*|resort`,
  mountains: String.raw`alp\w*|mountain|peak|summit|ski|chalet|lodge|glacier|fjord|snow`,
  dunes: 'desert|dunes?|oasis|sands?',
  towers: String.raw`airport|towers?|sky\w*|business|central|metro`,
  hills: 'villas?|gardens?|vineyards?|manor|farm|estate|country|hills?',
  'old-town': 'bazaar|saray|sultan|medina|pasha',
  spires: 'cathedral|abbey|castle|chateau',
}
