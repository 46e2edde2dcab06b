import { startProduct } from '#tests/running-product.ts'

/**
 * Starts the product as `npm start` does, with its own data folder and the demo hotel, and stops it after the tests.
 */
export default async function setup() {
  const product = await startProduct()
  process.env.HOTELLY_ADDRESS = product.address
  process.env.HOTELLY_E2E_DATABASE = product.databaseUrl
  process.env.HOTELLY_E2E_DATA_FOLDER = product.dataFolder
  return product.stop
}
