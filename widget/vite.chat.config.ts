import { defineConfig } from 'vite';
import { builtFile } from './bundling/builtFile';
import { chatBuild } from './bundling/chatBuild';

/** The conversation's file. It is built after the reader. */
export default defineConfig(() => chatBuild(builtFile('reader')));
