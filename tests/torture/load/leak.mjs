// Preloaded into a server under load, to show that a leak is found: it keeps some kilobytes of every request.
import { Server } from 'node:http'

const KEPT_BYTES = Number(process.env.HOTELLY_TORTURE_LEAK_KB) * 1024
const kept = []
const { emit } = Server.prototype
Server.prototype.emit = function (event, ...args) {
  if (event === 'request') kept.push(Array.from({ length: KEPT_BYTES / 8 }, (_, at) => at + 0.5))
  return emit.call(this, event, ...args)
}
