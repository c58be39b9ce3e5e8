/** In place of use-isomorphic-layout-effect: the widget only ever runs in a browser. */
// oxlint-disable-next-line import/no-default-export -- the package that it stands in for has one
export { useLayoutEffect as default } from 'preact/hooks';
