const WORKER = '/service-worker.js'

/** Guests' pages may have registered it already. */
async function worker(): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration())) await navigator.serviceWorker.register(WORKER)
  return navigator.serviceWorker.ready
}

const inBase64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** The subscription of this browser by the key of this installation, a new one where there is none. */
export async function subscribe(publicKey: string) {
  const { pushManager } = await worker()
  const known = await pushManager.getSubscription()
  const isOurs = known && inBase64url(known.options.applicationServerKey) === publicKey
  if (known && !isOurs) await known.unsubscribe()
  const subscription = isOurs
    ? known
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys = {} } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

/** Ends the subscription of this browser, whoever was reached by it. */
export async function unsubscribe() {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
