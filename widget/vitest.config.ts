import { defineProject } from 'vitest/config';
import { alias } from './bundling/alias';

export default defineProject({
  resolve: { alias },
  test: { name: 'widget', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}', 'bundling/**/*.test.ts'] },
});
