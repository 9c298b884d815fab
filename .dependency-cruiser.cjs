/**
 * Who may import whom (design: contract <- ui <- engine <- site-preview <- features <- app). Each comment names what to do instead.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Two files that need each other are one file, or share a third: move the shared part into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-stands-alone',
      comment: 'src/contract knows the generated code only; hand in what it needs as an argument.',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(ui|engine|features|app|bridge)/' },
    },
    {
      name: 'ui-only-presents',
      comment:
        'src/ui has no data and no router: take values and callbacks as props, links through LinkContext (src/ui/link.tsx).',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: {
        path: '^(src/(contract|engine|features|app|bridge)/|generated/|node_modules/(@tanstack/react-query|react-router-dom)/)',
      },
    },
    {
      name: 'engine-knows-no-screens',
      comment:
        'src/engine imports contract and ui; what a feature adds comes in as a prop or through the widget table.',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: { path: '^src/(features|app|bridge)/' },
    },
    // The engine's folders in their order of dependence (src/engine/README.md).
    ...engineLayers(
      ['values', 'text', 'calls', 'loading', 'media'],
      ['entity', 'cells', 'merge'],
      ['edit-session', 'widgets'],
      ['history'],
      ['form'],
      ['create-related'],
      ['list', 'editor', 'import'],
      ['routing'],
    ),
    {
      name: 'engine-screens-apart',
      comment:
        'List, editor and import know nothing of each other: what two of them need belongs into a folder below. A screen that loads the code of the next one ahead does so by import().',
      severity: 'error',
      from: { path: '^src/engine/(list|editor|import)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/engine/(list|editor|import)/',
        pathNot: '^src/engine/$1/',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'features-take-the-editor-whole',
      comment:
        'A feature uses the edit session (src/engine/edit-session) and the editor as a screen: editor-page.tsx, or record-editor.tsx around a form of its own, with the types of editor-slots.ts.',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/engine/editor/', pathNot: '/(editor-page|record-editor)\\.tsx$|/editor-slots\\.ts$' },
    },
    {
      name: 'features-below-app',
      comment: 'A feature takes what it needs from the app as props or from a context of src/engine.',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(app|bridge)/' },
    },
    {
      name: 'features-never-each-other',
      comment: 'Move what two features share into src/ui (looks) or src/engine (behaviour).',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'workbench-is-nobodys',
      comment:
        'The form workbench is a tool for developers and in no build of the product: move what the product needs too into src/engine or src/ui.',
      severity: 'error',
      from: { path: '^(src/(?!workbench/)|service/|generated/)' },
      to: { path: '^src/workbench/' },
    },
    {
      name: 'workbench-beside-app',
      comment: 'The workbench shows lists and editors as they are: it imports contract, ui and engine.',
      severity: 'error',
      from: { path: '^src/workbench/' },
      to: { path: '^src/(features|app|bridge)/' },
    },
    {
      name: 'site-only-presents',
      comment:
        'src/site draws what visitors see from types of the contract and plain data: hand in what it needs. It has no part of the console, and no library but React.',
      severity: 'error',
      from: { path: '^src/site/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(src/(?!site/)|generated/(?!model/)|node_modules/(?!(react|react-dom|@types/react|@types/react-dom|@fontsource-variable/inter)/))',
      },
    },
    {
      name: 'site-takes-types-alone',
      comment: 'What generated/model brings beside types would come into every page: import the type.',
      severity: 'error',
      from: { path: '^src/site/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^generated/model/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'site-for-features-and-app',
      comment:
        'Previews of the public site belong to a feature or to the app: src/ui and src/engine know nothing of it.',
      severity: 'error',
      from: { path: '^src/(contract|ui|engine|bridge|workbench)/' },
      to: { path: '^src/site/' },
    },
    {
      name: 'site-preview-for-features',
      comment:
        'A live preview of the public site belongs to the feature that edits what it shows: nothing below the features knows of it.',
      severity: 'error',
      from: { path: '^src/(contract|ui|engine|site|bridge|workbench)/' },
      to: { path: '^src/site-preview/' },
    },
    {
      name: 'site-preview-below-features',
      comment: 'The preview draws what it is given: hand in the page as its children.',
      severity: 'error',
      from: { path: '^src/site-preview/' },
      to: { path: '^src/(features|app|bridge|workbench)/' },
    },
    {
      name: 'bridge-stays-tiny',
      comment: 'The sign-in bridge page is 3 kB because it shares nothing with the console; repeat the few lines.',
      severity: 'error',
      from: { path: '^src/bridge/' },
      to: { path: '^(src/(?!bridge/)|generated/|service/)' },
    },
    {
      name: 'console-not-service',
      comment: 'The console speaks to the service through the contract: use the code in generated/.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(service|scripts|tests(?!/fixtures))/' },
    },
    {
      name: 'service-not-console',
      comment:
        'The service shares the contract with the console, nothing else: the types in generated/schema.d.ts and the formats in openapi/formats. What service/site says of pages is told by src/site/page-data.ts.',
      severity: 'error',
      from: { path: '^service/' },
      to: { path: '^(src|tests(?!/fixtures))/', pathNot: '^src/site/(page-data|renderer|theme)\\.ts$' },
    },
    {
      name: 'site-is-drawn-by-its-build',
      comment:
        'The service draws pages with what is built in dist/site (service/site/site-renderer.ts) and takes types of src/site alone, in service/site.',
      severity: 'error',
      from: { path: '^service/', pathNot: '^service/site/' },
      to: { path: '^src/site/' },
    },
    {
      name: 'site-types-for-the-service',
      comment: 'Node runs the service as it stands, which has no components: import the type.',
      severity: 'error',
      from: { path: '^service/site/' },
      to: { path: '^src/site/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'formats-stand-alone',
      comment: 'The formats of the contract run in service and console alike: they need neither.',
      severity: 'error',
      from: { path: '^openapi/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|service|generated|scripts|tests|node_modules)/' },
    },
    {
      name: 'console-types-come-with-the-client',
      comment: 'The console takes a type of the contract from generated/model, which its client speaks (decision 20).',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^generated/schema\\.d\\.ts$' },
    },
    {
      name: 'service-types-come-by-operation',
      comment:
        'Service, scripts and contract tests take a type of the contract from generated/schema.d.ts (decision 20).',
      severity: 'error',
      from: { path: '^(service|scripts|tests/contract)/' },
      to: { path: '^generated/model/' },
    },
    {
      name: 'fixtures-are-for-tests',
      comment: 'Only tests and measurements take what lies in tests/fixtures; the product brings its own.',
      severity: 'error',
      from: { path: '^(src|service)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/fixtures/' },
    },
    {
      name: 'store-knows-no-http',
      comment: 'The store throws its own errors (service/store/errors.ts); service/http turns them into statuses.',
      severity: 'error',
      from: { path: '^service/store/' },
      to: { path: '^(service/(http|operations|identity)/|service/(app|server)\\.ts|node_modules/(fastify|@fastify)/)' },
    },
    {
      name: 'nothing-imports-scripts',
      comment:
        'Scripts are commands. What the product needs too belongs into service/ or src/, and the script imports it from there.',
      severity: 'error',
      from: { path: '^(src|service|generated|openapi|forms)/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'drag-and-drop-in-one-place',
      comment:
        'Use the sortable list or the drag area of src/ui; only they, the menu tree, the carousels and the studio know the drag-and-drop library.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/(ui/(sortable-list|drag-area)|features/(menu-tree|carousels)/|workbench/studio/drag-parts)',
      },
      to: { path: 'node_modules/@dnd-kit/' },
    },
    {
      name: 'rich-text-editor-in-one-place',
      comment:
        'Use the rich text of src/ui; only it knows the editor library, which is heavy and comes when first shown.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/ui/rich-text' },
      to: { path: 'node_modules/(@tiptap|prosemirror-[a-z]+)/' },
    },
    {
      name: 'product-not-on-dev-packages',
      comment: 'What the product runs on belongs under dependencies in package.json.',
      severity: 'error',
      // A `sample-` file holds what several tests share; the workbench is development only, and nothing imports it.
      from: { path: '^(src|service)/', pathNot: '(^src/workbench/|(\\.test|/sample-[a-z]+)\\.tsx?$)' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-what-exists',
      comment: 'The import leads nowhere: mend the path, or add the package to package.json.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};

/**
 * Forbids each layer of src/engine to import from a later one. Tests may: they build on whole screens.
 * @param {...string[]} layers folders, those that depend on nothing first
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function engineLayers(...layers) {
  return layers.slice(0, -1).map((folders, index) => ({
    name: `engine-${folders.join('-')}-below`,
    comment: `src/engine/{${folders.join(',')}} is used by the folders after it: hand in what it needs, by a prop or a context, or move it down.`,
    severity: 'error',
    from: { path: `^src/engine/(${folders.join('|')})/`, pathNot: '(\\.test|/sample-[a-z-]+)\\.tsx?$' },
    to: {
      path: `^src/engine/(${layers
        .slice(index + 1)
        .flat()
        .join('|')})/`,
    },
  }));
}
