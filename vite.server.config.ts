import { defineConfig } from 'vite'

// The server beside the app: packages stay where they are installed, so that the embedded database finds its files.
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
      // The thread of the papers stands beside the server: it is started by its file (server/src/documento/aparte.ts).
      input: {
        main: 'server/src/main.ts',
        pages: 'server/src/pages.ts',
        hilo: 'server/src/documento/hilo.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
