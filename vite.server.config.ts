import { defineConfig } from 'vite'

// Builds the server; packages stay in node_modules, so that the embedded database finds its files.
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: false,
    rollupOptions: {
      // The thread that makes documents is started by the path of its file (server/src/documento/aparte.ts).
      input: {
        main: 'server/src/main.ts',
        pages: 'server/src/pages.ts',
        gateway: 'server/src/gateway.ts',
        operar: 'server/src/operar.ts',
        hilo: 'server/src/documento/hilo.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
