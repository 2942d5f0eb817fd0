/** A bare Express route that sends the same bytes as our list of products: the reference for the processor time of our calls. */
import type { AddressInfo } from 'node:net'
import express from 'express'
import { seededCatalog } from '#server/features/catalog/seeded-catalog.ts'

const { products } = seededCatalog('en')
const app = express()
app.get('/api/products', (_, response) => {
  response.json(products)
})
const server = app.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  console.log(`Bare Express runs at http://127.0.0.1:${port}`)
})
process.once('SIGTERM', () => process.exit(0))
