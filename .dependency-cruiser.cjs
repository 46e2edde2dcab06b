/**
 * The ranks of the features, the lowest first: a feature knows those of a lower rank alone, in the browser as on the
 * server. What is done for a higher one goes by a hook (`src/kit/server/hook.ts`).
 */
const RANKS = [
  ['language'],
  ['hotels', 'images'],
  ['accounts'],
  ['guests', 'support-access', 'categories'],
  ['sessions'],
  ['dietary', 'kitchen', 'guest-devices'],
  ['services', 'menu', 'announcements', 'knowledge', 'staff', 'devices', 'staff-mail', 'hotel-profile'],
  ['service-items'],
  ['bookings', 'platform'],
  ['alerts'],
  ['room-service', 'service-bookings'],
  ['requests', 'appointments'],
  ['assistant'],
  ['chat'],
  [
    'dashboard',
    'platform-health',
    'unanswered-questions',
    'assistant-figures',
    'audit',
    'hotel-administration',
  ],
  ['morning-summary'],
]

const pathOf = (names) => `^src/features/(${names.join('|')})/`
const feature = '^src/features/([^/]+)/'
const tests = '[.]test[.]'

/** Each feature, and those it must not know: its own rank's others and all above. */
const ranks = RANKS.flatMap((names, rank) =>
  names.map((name) => {
    const others = RANKS.slice(rank)
      .flat()
      .filter((other) => other !== name)
    return {
      name: `rank-of-${name}`,
      severity: 'error',
      from: { path: pathOf([name]), pathNot: tests },
      to: { path: others.length > 0 ? pathOf(others) : '^$' },
    }
  }),
)

/** The dependency rules of docs/architecture.md: app, surfaces, features, kit, each knowing those below it alone. */
module.exports = {
  forbidden: [
    ...ranks,
    {
      name: 'every-feature-has-a-rank',
      severity: 'error',
      from: {},
      to: { path: feature, pathNot: pathOf(RANKS.flat()) },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'kit-knows-nothing-above',
      severity: 'error',
      from: { path: '^src/kit/' },
      to: { path: '^src/(features|surfaces|demo|app)/' },
    },
    {
      name: 'features-know-nothing-above',
      severity: 'error',
      from: { path: '^src/features/', pathNot: tests },
      to: { path: '^src/(surfaces|demo|app)/' },
    },
    {
      name: 'surfaces-and-demo-know-no-app',
      severity: 'error',
      from: { path: '^src/(surfaces|demo)/', pathNot: tests },
      to: { path: '^src/app/' },
    },
    {
      name: 'browser-knows-no-server',
      severity: 'error',
      from: { path: '(^src/surfaces/|/ui/|^src/kit/web/|[.]tsx$)', pathNot: tests },
      to: { path: '/server/' },
    },
    {
      name: 'shared-knows-neither-side',
      severity: 'error',
      from: { path: ['^src/kit/shared/', `${feature}[^/]+$`], pathNot: tests },
      to: { path: ['/server/', '^src/kit/web/', '/ui/'] },
    },
    {
      name: 'server-knows-no-browser',
      severity: 'error',
      from: { path: '/server/' },
      to: { path: ['^src/kit/web/', '/ui/', '^src/surfaces/'] },
    },
    {
      name: 'handlers-ask-queries',
      severity: 'error',
      from: { path: '/handlers[.]ts$' },
      to: { path: '/table[.]ts$' },
    },
    {
      // whoever reads bookings says of which kinds (`bookingsOf`)
      name: 'bookings-by-their-kinds',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/features/bookings/server/', tests] },
      to: { path: '^src/features/bookings/server/table[.]ts$' },
    },
    {
      // what changes and lists bookings is for the rooms of their kinds alone
      name: 'bookings-changed-by-their-rooms',
      severity: 'error',
      from: {
        path: '^src/features/',
        pathNot: [
          '^src/features/(bookings|alerts|room-service|service-bookings|requests|appointments)/',
          tests,
        ],
      },
      to: { path: '^src/features/bookings/server/(change|decisions|lists|read|records|rows)[.]ts$' },
    },
    {
      name: 'other-features-by-the-front-door',
      severity: 'error',
      from: { path: `${feature}server/`, pathNot: tests },
      to: {
        path: '^src/features/[^/]+/server/',
        pathNot: [
          '^src/features/$1/',
          '^src/features/bookings/server/',
          // what the rooms of its kinds decide, and how a row of theirs is read
          '^src/features/service-bookings/server/(kinds|rows)[.]ts$',
          // reading words is asked of no table
          '^src/features/language/',
          '/server/(queries|complete|answer|failure|question|options-queries|parts-queries|offer-queries|resource-queries|price-queries|count-queries|slots|account-queries|unseen-queries|table|hooks|lockouts|matter|known-devices|second-factors|find|phrasings|checks|ring|alarm|escalate|write-to|services-today|gather|pictures|guest-pictures|logo|read-image|retrieval/[a-z-]+|emergency/(answer|read-emergency|own-texts|numbers|recalls)|complaint/read-complaint)[.]ts$',
        ],
      },
    },
    {
      name: 'the-product-knows-no-tools',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^tools/' },
    },
    {
      name: 'vite-in-development-alone',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/dev/' },
      to: { path: 'node_modules/vite/' },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      from: {},
      to: { path: '^src/.*/(index|utils|helpers|misc|types)[.]tsx?$' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: '([.]d[.]ts|[.]test[.]tsx?|/service-worker[.]js)$' },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]json$' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: { conditionNames: ['import', 'default'], exportsFields: ['exports'] },
  },
}
