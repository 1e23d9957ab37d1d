/** A file as this phone keeps it: bytes, never a Blob or a File (WebKit refuses those in IndexedDB). */
export type Archivo = { bytes: ArrayBuffer; type: string; name: string }
