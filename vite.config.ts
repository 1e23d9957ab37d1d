import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

import { producto } from './src/contract/producto.ts'
import { conAnillos } from './tools/anillos.ts'
import { type Entry, areaDePrueba, isForTests } from './tools/area-de-prueba.ts'
import { deLoQueImporta } from './tools/de-lo-que-importa.ts'
import { motorAparte } from './tools/motor.ts'
import { primeraImagen } from './tools/primera-imagen.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Screens that nobody needs at a counter: fetched after the service worker is in place, never during its installation. */
const SECOND_RING = new Set([
  'NoEncontrada',
  'TerminosScreen',
  'AsistenteScreen',
  'ConfirmarCuentaScreen',
  'OlvidePinScreen',
  'RecuperarPinScreen',
  'CambiarPinScreen',
  'PerfilScreen',
  'TarjetasScreen',
  'VerificarContactoScreen',
  'ExitoDialogo',
  'TextoDeTerminos',
  'cuentas',
  'comprobacion',
  'makeEngine', // only where the engine cannot run in a worker
  'SaltarEspera',
  'lector', // its page brings it by itself, on a slow connection too
])

/** What the sign-in needs of others, in one file: split up it compresses 3 KB worse. Icons go where they are used. */
const BASE =
  /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|superstruct|@griffel\/\w+|keyborg|@fluentui\/react-icons\/lib\/(core|utils)|@fluentui\/(tokens|keyboard-keys|react-(button|field|input|jsx-runtime|label|provider|shared-contexts|tabster|theme|utilities)))\//

/** What both the sign-in and the portal are made of, as one file: every further request delays the first paint. */
const COMUN =
  /src\/(contract\/producto|local\/names|app\/(texts|Tema|Portico|rutas|encontrarRuta|origen|pantallasPublicas|useTituloDeDocumento|useMantenimiento|paginas\/LimiteDeError)|features\/acceso\/(texts|formulario)|ui\/(useAhora|useMedia|Vacio|Panel|Portada|Marca|Toasts|toasts|Titulo|llegada|esMovil|tema|rampas|tokens))\.tsx?$/

/** What only signs, checks and tells of cards, or draws the counter: not what the first screen waits for. */
const TARJETA =
  /src\/(contract\/(pase\/|base64)|local\/(llave|confianza|comprobar|titular)|model\/(pedirPases|paseDe|domicilio|situacion|revision|arbol|instantes|mostrador[A-Z]|componerMostrador)|live\/(usePase|comprobar\.|listo|tarjetas))/

/** What only the screens of the second ring share: making an account, a new password. */
const CUENTAS = /src\/features\/(acceso|contrasenia|cuenta|contacto|terminos)\//

/** Screens of some hundred bytes each, and what one opens from the family's list: each set is one request. */
const MENORES =
  /src\/(features\/(acceso\/Salir|pendientes\/Perdidas|mantenimiento\/|contacto\/pases)|app\/(Afuera|paginas\/TodaviaNo))/
const AFILIADO = /src\/features\/(afiliados\/VerAfiliado|listo\/|credencial\/|mostrador\/)/

/** What the portal reads and writes this phone with: one file, and one request, for whoever is signed in. */
const TELEFONO = /node_modules\/dexie\/|src\/(contract|local|model|live)\//
const isDelTelefono = (id: string) => TELEFONO.test(id) && !TARJETA.test(id)

const folderOf = (name: string) => (SECOND_RING.has(name) ? 'assets/r2' : 'assets')

export default defineConfig(({ mode }) => {
  const dist = here(isForTests(mode) ? `dist/${mode}` : 'dist')
  const prueba = (entry: Entry) => (isForTests(mode) ? [areaDePrueba(mode, entry)] : [])
  const motor = () => motorAparte({ outDir: `${dist}/app`, plugins: () => prueba('worker') })
  return {
    plugins: [
      ...prueba('app'),
      react(),
      primeraImagen({ outDir: dist }),
      motor(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        outDir: `${dist}/app`,
        injectRegister: false,
        includeManifestIcons: false, // the browser fetches them when it installs the portal
        injectManifest: {
          buildPlugins: { vite: [motor(), ...prueba('worker')] },
          rollupFormat: 'iife', // Dexie's bundle ends with an export, which a classic worker refuses
          globPatterns: ['**/*.{html,js,css,svg,webmanifest}'],
          manifestTransforms: [conAnillos(`${dist}/app`)],
          // Not what needs the network by nature: pictures of the shop, repair, the mode in which nothing is kept, another's bot check.
          globIgnores: [
            '**/captura-*',
            '.vite/**',
            'reparar.*',
            'assets/memoria-*',
            'assets/Recaptcha-*',
          ],
        },
        manifest: {
          id: '/',
          name: producto.nombre,
          short_name: producto.nombre,
          description: producto.lema,
          lang: 'es-AR',
          dir: 'ltr',
          start_url: '/',
          scope: '/',
          display: 'standalone',
          orientation: 'any',
          background_color: '#f3f6f3',
          theme_color: '#076441',
          categories: ['health', 'medical'],
          // A long touch of the icon: the card at once.
          shortcuts: [
            {
              name: 'Modo mostrador',
              url: '/mostrador',
              icons: [{ src: '/icono-192.png', sizes: '192x192', type: 'image/png' }],
            },
          ],
          icons: [
            { src: '/icono-192.png', sizes: '192x192', type: 'image/png' },
            { src: '/icono-512.png', sizes: '512x512', type: 'image/png' },
            {
              src: '/icono-recortable-512.png',
              sizes: '512x512',
              type: 'image/png',
              purpose: 'maskable',
            },
          ],
        },
        manifestFilename: 'manifest.webmanifest',
        devOptions: { enabled: true, type: 'module' },
      }),
    ],
    worker: {
      format: 'es',
      plugins: () => prueba('worker'),
      rollupOptions: {
        output: {
          entryFileNames: ({ name }) => `${folderOf(name)}/worker-[name]-[hash].js`,
        },
      },
    },
    build: {
      outDir: `${dist}/app`,
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rollupOptions: {
        input: { index: here('index.html'), shell: here('src/app/shell.html') },
        output: {
          codeSplitting: {
            groups: [
              { name: 'base', test: BASE },
              { name: 'comun', test: COMUN },
              deLoQueImporta('main', here('src/app/main.tsx')),
              deLoQueImporta('ingreso', here('src/app/Publico.tsx')),
              { name: 'memoria', test: /node_modules\/fake-indexeddb/ },
              { name: 'telefono', test: isDelTelefono },
              { name: 'tarjeta', test: TARJETA },
              { name: 'qr', test: /node_modules\/(qrcode|dijkstrajs)\/|src\/qr\// },
              // Crumbs: each would be a request, and most of them are smaller than its headers.
              { ...deLoQueImporta('piezas', here('src/app/Portal.tsx')), minShareCount: 2 },
              { name: 'afiliado', test: AFILIADO },
              { name: 'menores', test: MENORES },
              { name: 'cuentas', test: CUENTAS, minShareCount: 2 },
              { name: 'otras', test: /./, minShareCount: 2 },
            ],
          },
          chunkFileNames: ({ name }) => `${folderOf(name)}/[name]-[hash].js`,
          assetFileNames: ({ names: [name = ''] }) =>
            `${folderOf(name.replace(/\.css$/, ''))}/[name]-[hash][extname]`,
        },
      },
    },
    server: {
      port: Number(process.env['DEV_PORT'] ?? 5173),
      proxy: Object.fromEntries(
        [
          '/v1',
          '/sandbox',
          '/health',
          '/ready',
          '/metrics',
          '/.well-known',
          '/portal-config.json',
        ].map((path) => [path, `http://127.0.0.1:${process.env['PORT'] ?? 8081}`]),
      ),
    },
  }
})
