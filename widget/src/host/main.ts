/** What the loader imports. */
export { mount } from './mount';
export { tend } from './tend';
