import { defineConfig } from 'vite'

// The server beside the app: packages stay where they are installed, so that the embedded database finds its files.
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'server/src/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: false,
    rollupOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
  },
})
