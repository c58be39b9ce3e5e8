import { defineConfig } from 'vitest/config';

/** The tests of some workspaces, as scripts/mutation.mjs names them. */
export default defineConfig({ test: { projects: (process.env['PROJECTS'] ?? '').split(' ') } });
