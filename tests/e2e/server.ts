import type { FullConfig } from '@playwright/test'
import { demoHotel } from '#demo/hotel.ts'
import { findFreePort } from '#tests/free-port.ts'
import { zoneOfTests } from '#tests/hour.ts'
import { ask } from '#tests/own-database.ts'
import { startProduct } from '#tests/running-product.ts'
import { PUT_OFF_ALERTS } from './put-off-alerts.ts'

/** What the journeys know of a product. */
export type ProductOfJourneys = {
  address: string
  databaseUrl: string
  dataFolder: string
  timeZone: string
  /** Where a journey may start a push service on loopback. */
  pushPort: number
}

async function start() {
  const pushPort = await findFreePort()
  return { ...(await startProduct({ PUSH_HOSTS: `127.0.0.1:${pushPort}` })), pushPort }
}

/**
 * Starts the product as `npm start` does, with its own data folder and the demo hotel, once for each worker, so that
 * journeys at the same time see nothing of each other, and sets the hotel's clock to the hour of the tests; stops it
 * after them.
 */
export default async function setup({ workers }: FullConfig) {
  const started = await Promise.allSettled(Array.from({ length: workers }, start))
  const products = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const stop = () => Promise.all(products.map((product) => product.stop()))
  const failed = started.find((each) => each.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  const timeZone = zoneOfTests()
  await Promise.all(
    products.map(async ({ databaseUrl }) => {
      await setClock(databaseUrl, timeZone)
      await ask(databaseUrl, PUT_OFF_ALERTS)
    }),
  )
  const known: ProductOfJourneys[] = products.map(({ address, databaseUrl, dataFolder, pushPort }) => ({
    address,
    databaseUrl,
    dataFolder,
    timeZone,
    pushPort,
  }))
  process.env.HOTELLY_E2E_PRODUCTS = JSON.stringify(known)
  return stop
}

/** Before anybody has asked for the hotel; stays last for as many days from today on as before. */
async function setClock(databaseUrl: string, timeZone: string) {
  await ask(databaseUrl, 'UPDATE hotels SET time_zone = $1 WHERE slug = $2', [timeZone, demoHotel.slug])
  await ask(
    databaseUrl,
    `UPDATE guests SET expires_at = (expires_at AT TIME ZONE $1 + (today_there - today_here) * interval '1 day')
       AT TIME ZONE $2
     FROM (SELECT (now() AT TIME ZONE $1)::date AS today_here, (now() AT TIME ZONE $2)::date AS today_there) days`,
    [demoHotel.timeZone, timeZone],
  )
}
