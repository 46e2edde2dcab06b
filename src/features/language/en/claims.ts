import type { ClaimWords } from '../kinds/words.ts'

export const CLAIMS: ClaimWords = {
  not: `no not never without none cannot cant dont doesnt isnt arent wont didnt neither nor nobody nothing forbidden
    prohibited banned unavailable closed impossible refused excluded`,
  only: 'only except unless just excluding but',
  from: 'from since starting between begins starts opens',
  until: 'to until till through ends closes',
  before: 'before',
  after: 'after past',
  referring: 'it its they this these',
  claiming: `your yours today tonight tomorrow day days night room rooms available always every each both all own near nearby nearest
    first last next more most many much everyone anyone anything everything soon later whole`,
  carrying: `enjoy find located serve served please kindly glad gladly happy welcome sure course simply feel information
    dear guest guests assist following run runs operate operates`,
  money: 'usd|eur|euros?|dollars?|bam|marks?',
}
