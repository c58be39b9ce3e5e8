// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { resolveConfig } from 'vite';
import { fitDependencies } from './fitDependencies';

afterEach(() => vi.unstubAllEnvs());

test.each(['development', 'test', 'production'])(
  '[WE-01] [RL-01] what is built is what visitors get, whatever NODE_ENV says of the shell: %s',
  async (NODE_ENV) => {
    vi.stubEnv('NODE_ENV', NODE_ENV);
    const { isProduction } = await resolveConfig({ configFile: false, plugins: [fitDependencies()] }, 'build');
    expect(isProduction).toBe(true);
  },
);
