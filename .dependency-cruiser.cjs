const feature = '^src/features/([^/]+)/'
const server =
  '(table|[a-z-]*queries|[a-z-]*handlers|rows|place|change|group|gather|reader|finder|sign-in|attempts|import|create|copy|change-hotel|logo|purge|send|asker|announce|answer/(?!small-talk|words)[a-z-]+|find|hotel-index|embed|keep-embedded)[.]ts$'

/** The dependency rule of docs/architecture.md. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'kit-knows-no-feature',
      severity: 'error',
      from: { path: '^src/kit/' },
      to: { path: '^src/(features|app)/' },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      from: { path: '^src/features/', pathNot: '[.]test[.]' },
      to: { path: '^src/app/' },
    },
    {
      name: 'browser-knows-no-server',
      severity: 'error',
      from: { path: '(/ui/|^src/kit/web/|[.]tsx$)', pathNot: '[.]test[.]' },
      to: { path: ['^src/kit/server/', `^src/features/[^/]+/${server}`] },
    },
    {
      name: 'shared-knows-neither-side',
      severity: 'error',
      from: { path: ['^src/kit/shared/', `${feature}(contract|rules)[.]ts$`], pathNot: '[.]test[.]' },
      to: { path: ['^src/kit/(server|web)/', '/ui/'] },
    },
    {
      name: 'server-knows-no-browser',
      severity: 'error',
      from: { path: ['^src/kit/server/', `^src/features/[^/]+/${server}`] },
      to: { path: ['^src/kit/web/', '/ui/'] },
    },
    {
      name: 'handlers-ask-queries',
      severity: 'error',
      from: { path: '/handlers[.]ts$' },
      to: { path: '/table[.]ts$' },
    },
    {
      name: 'other-features-by-the-front-door',
      severity: 'error',
      from: { path: `${feature}(?!ui/)`, pathNot: '[.]test[.]' },
      to: {
        path: '^src/features/',
        pathNot: ['^src/features/$1/', '/(contract|rules|queries|table|find|retrieval/[a-z-]+)[.]ts$'],
      },
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
      from: {
        orphan: true,
        pathNot: '([.]d[.]ts|[.]test[.]tsx?|/compose-pictures[.]ts|/service-worker[.]js)$',
      },
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
