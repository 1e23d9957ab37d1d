import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

import { escape } from '../base/html.ts'
import type { Proveedor } from '../base/proveedor.ts'

/** Path of shared credentials, and of everything below it. */
export const ADDRESS = '/validar-credencial'

const DESCRIPCION = 'Tocá para comprobar si sirve hoy. No hace falta cuenta ni instalar nada.'

/**
 * The portal's document with the preview that chats show for a shared credential. It is the same for all, so that it
 * reveals nothing about the person. Previews need absolute addresses.
 */
export function withPreview(
  html: string,
  { origin, nombre, marcas }: Pick<Proveedor, 'nombre' | 'marcas'> & { origin: string },
): string {
  const titulo = `Credencial de ${nombre}`
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', nombre],
    ['og:locale', 'es_AR'],
    ['og:title', titulo],
    ['og:description', DESCRIPCION],
    ['og:image', `${origin}/vista-previa.png${marcas ? `?v=${marcas.version}` : ''}`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ].map(([name, value = '']) => `<meta property="${name}" content="${escape(value)}">`)
  return html
    .replace(/<title>[^<]*<\/title>/, `<title>${escape(titulo)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, `$1${escape(DESCRIPCION)}`)
    .replace('</head>', `<meta name="robots" content="noindex">${tags.join('')}</head>`)
}

/** Compressed with the same settings as in the build. */
export function compressed(text: string, suffix: string): Promise<Buffer> {
  if (suffix === '.br') return promisify(brotliCompress)(text)
  return suffix === '.gz' ? promisify(gzip)(text) : Promise.resolve(Buffer.from(text))
}
