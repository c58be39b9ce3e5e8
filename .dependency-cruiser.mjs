/**
 * Who may import whom (docs/architecture.md). Every rule is an error.
 *
 * @type {(name: string, comment: string, from: object, to: object) => import('dependency-cruiser').IForbiddenRuleType}
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const tests = String.raw`\.(test|spec|fixture)\.tsx?$|/testing/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Modules that need each other are one module or miss a third. One of texts in another language names its own type alone.',
      { pathNot: '/(?!en)[a-z]{2}[.]tsx?$' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'resolvable',
      'Every import resolves; those of apps that tests build elsewhere resolve there.',
      { pathNot: '^e2e/hosts/apps/' },
      { couldNotResolve: true },
    ),
    forbid(
      'no-dev-dependencies-in-the-product',
      'The product stands on declared dependencies.',
      { path: '^(shared|widget|storefront)/src', pathNot: tests },
      // In the widget "react" is only a name: the build puts Preact in its place.
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: ['@types/', 'node_modules/react/'] },
    ),

    forbid(
      'shared-stands-alone',
      'shared imports no other workspace.',
      { path: '^shared/' },
      { path: '^(widget|storefront|mock-api|e2e)/' },
    ),
    forbid(
      'shared-is-pure',
      'shared knows no framework. Ids are made and read by uuid, which touches nothing but the random source that every runtime has; HTML by parse5, which touches nothing.',
      { path: '^shared/src', pathNot: tests },
      { dependencyTypes: ['npm'], pathNot: 'node_modules/(?:uuid|parse5)/' },
    ),
    forbid(
      'html-in-one-place',
      "HTML is read in the doctor's one module alone, which pages fetch when somebody asks the doctor.",
      { path: '^(shared|widget|storefront)/', pathNot: [tests, '^shared/src/doctor/readMarkup[.]ts$'] },
      { path: 'node_modules/parse5/' },
    ),
    forbid(
      'ids-in-one-place',
      'Ids are made and read in shared/src/ids.ts alone.',
      { pathNot: [tests, '^shared/src/ids[.]ts$', 'node_modules'] },
      { path: 'node_modules/uuid/' },
    ),
    forbid(
      'cookies-in-one-place',
      'Each application reaches cookies in one module.',
      {
        path: '^(widget|storefront)/',
        pathNot: [tests, '^widget/src/transport/session[.]ts$', '^storefront/src/platform/cookies[.]ts$'],
      },
      { path: 'node_modules/js-cookie/' },
    ),
    forbid(
      'node-only-in-brand-loading',
      'Only the loader of the brand file, which builds use, touches Node.',
      { path: '^shared/src', pathNot: [tests, 'brand/loadBrand'] },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'brand-file-is-read-by-builds',
      'Applications get the brand from their build.',
      { path: '^(widget|storefront)/src', pathNot: tests },
      { path: 'brand/loadBrand' },
    ),
    forbid(
      'widget-stands-apart',
      'widget imports shared only.',
      { path: '^widget/' },
      { path: '^(storefront|mock-api|e2e)/' },
    ),
    forbid(
      'storefront-stands-apart',
      'storefront imports shared; the mock API only from its development entry and tests.',
      { path: '^storefront/', pathNot: [tests, '^storefront/src/app/[^/]*[dD]ev[^/]*$'] },
      { path: '^(widget|mock-api|e2e)/' },
    ),
    forbid(
      'storefront-never-imports-the-widget',
      'The storefront mounts the bundle that partners embed.',
      { path: '^storefront/' },
      { path: '^(widget|e2e)/' },
    ),
    forbid(
      'mock-api-stands-apart',
      'mock-api imports shared only.',
      { path: '^mock-api/' },
      { path: '^(widget|storefront|e2e)/' },
    ),
    forbid(
      'e2e-sees-no-source',
      'e2e sees scenarios and shared, never application source.',
      { path: '^e2e/' },
      { path: '^(widget|storefront)/|^mock-api/src/(?!scenarios)' },
    ),
    forbid(
      'benchmarks-measure-from-outside',
      'Benchmarks drive what is built and the mock API; nothing else needs them.',
      { path: '^benchmarks/' },
      { path: '^(widget|storefront)/' },
    ),
    forbid(
      'nobody-needs-a-benchmark',
      'Only commands run them.',
      { pathNot: '^benchmarks/' },
      { path: '^benchmarks/' },
    ),
    forbid(
      'engine-is-not-evaluated-by-itself',
      'The engine never reads the labelled messages, nor what learns from them.',
      { path: '^mock-api/src/', pathNot: tests },
      { path: '^mock-api/(eval|train)/' },
    ),

    forbid(
      'loader-is-small',
      "The widget's loader reaches the application by address only.",
      { path: '^widget/src/loader', pathNot: tests },
      { path: '^widget/src/(?!loader|shapes)', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'reader-is-a-file-of-its-own',
      'What reads emergencies is fetched when somebody types; the app holds none of it.',
      { path: '^widget/src/(?!safety)', pathNot: tests },
      { path: '^widget/src/safety', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'views-do-not-call',
      'Views never import transport.',
      { path: '^widget/src/views' },
      { path: '^widget/src/transport' },
    ),
    forbid(
      'machine-is-handed-its-actors',
      'The chat machine never imports transport.',
      { path: '^widget/src/chat/.*machine' },
      { path: '^widget/src/transport', dependencyTypesNot: ['type-only'] },
    ),

    forbid(
      'storefront-features-apart',
      'Features do not import each other.',
      { path: '^storefront/src/features/([^/]+)/' },
      { path: '^storefront/src/features/', pathNot: '^storefront/src/features/$1/' },
    ),
    forbid(
      'storefront-features-below-pages',
      'app → pages → features → ui, platform.',
      { path: '^storefront/src/features' },
      { path: '^storefront/src/(app|pages)/' },
    ),
    forbid(
      'storefront-pages-below-app',
      'app → pages → features → ui, platform.',
      { path: '^storefront/src/pages' },
      { path: '^storefront/src/app/' },
    ),
    forbid(
      'storefront-ui-at-the-bottom',
      'ui, theme and platform know no feature.',
      { path: '^storefront/src/(ui|theme|platform)' },
      { path: '^storefront/src/(app|pages|features)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-package|build|node_modules/\\.vite)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
