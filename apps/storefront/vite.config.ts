import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { linguiMacro } from './vite/lingui-macro.ts';

export default defineConfig({
  plugins: [linguiMacro(), reactRouter()],
  build: { target: 'es2022', cssMinify: true, assetsInlineLimit: 0 },
  optimizeDeps: { include: ['@lingui/core', '@lingui/react', 'react', 'react-dom', 'react-router', 'react-router/dom'] },
});
