// Reads PDFs in a worker (src/piezas/documento/lector.ts): pdf.js in its own file, from the portal's own address
// (SEC-21).
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
