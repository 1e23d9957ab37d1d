// Reads PDFs beside the page (src/piezas/documento/lector.ts): pdf.js in its own file, from our own address (SEC-21).
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
