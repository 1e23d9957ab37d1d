import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

import { PALETA } from './src/colores/rampas.ts'
import { CAMPO_DE_ARCHIVOS, COMPARTIDO } from './src/contract/compartido.ts'
import { porDefecto } from './src/contract/producto.ts'
import { type Entry, areaDePrueba, isForTests } from './tools/area-de-prueba.ts'
import { screensOf } from './tools/areas.ts'
import {
  deLoQueImporta,
  deAmbos,
  siLoImporta,
  sinLoQueImporta,
  soloDe,
} from './tools/de-lo-que-importa.ts'
import { DEXIE } from './tools/dexie.ts'
import { conDexie, separateEngine } from './tools/engine.ts'
import { tokensDeFluent } from './tools/fluent.ts'
import { licenceList } from './tools/licences.mjs'
import { areas } from './tools/manifiestos.ts'
import { primeraImagen } from './tools/primera-imagen.ts'
import { withRings } from './tools/rings.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const pantallas = screensOf(areas)
/** Screens that are stored with the installation. */
const primeras = pantallas.filter(({ anillo }) => anillo === 1)

/**
 * First ring: the parts that make a phone ready without signal, that is frame, sign-in, counter and family. All other
 * parts, and so every new screen, are the second ring: fetched once the service worker is installed.
 */
const FIRST_RING = new Set([
  'rolldown-runtime',
  'main',
  'base',
  'comun',
  'campos',
  'ingreso',
  'Publico',
  'memoria',
  'Recaptcha',
  'telefono',
  'tarjeta',
  'qr',
  'Portal',
  'piezas',
  'afiliado',
  'menores',
  'otras',
  'motor',
  'mostrador',
  'comprobacion',
  ...primeras.map(({ archivo }) => archivo),
])

/** Shared code of the sign-in in one file: split up it compresses 3 KB worse. Icons go where they are used. */
const BASE =
  /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|superstruct|@griffel\/\w+|keyborg|@emotion\/hash|@fluentui\/react-icons\/lib\/(core|utils|contexts|sizedIcons)|@fluentui\/(tokens|keyboard-keys|react-(aria|button|field|input|jsx-runtime|label|provider|shared-contexts|tabster|theme|utilities)))\//

/** Code that signs, checks and describes cards, or draws the counter: the first screen does not wait for it. */
const TARJETA =
  /src\/(contract\/pase\/(?!receta|comprobarReceta)|local\/pase\/(?!comprobarReceta|comprobarEncargo|vistas)|model\/(pases\/|mostrador\/(?!fila|componer|recetasAMostrar)|domicilio|situacion|revision)|live\/(credencial\/(usePase|tarjetas))|features\/(listo\/listo|comprobar\/comprobaciones))/

/** Code that checks prescriptions and lent passes: loaded after the check page, which starts without it. */
const SEGUNDA_PARTE =
  /src\/(contract\/(pase\/(receta|comprobarReceta)|encargo\/(comprobar|codigo|cuerpo|firmas)|extensiones\/encargos)|local\/pase\/(comprobarReceta|comprobarEncargo|vistas)|features\/comprobar\/(segundaParte|DatosDeReceta|Presenta|(palabras|texts)De(Receta|Encargo)))\./

/** Composing the counter is the engine's work; a page needs this code only in a browser without workers. */
const COMPONER = /src\/model\/mostrador\/(componer|recetasAMostrar)/

/** Code of passkeys: loaded when a person presses their button. */
const LLAVES =
  /src\/(live\/(llaves|sesion\/ingresarConLlave)|contract\/extensiones\/llaves\w+|features\/acceso\/conLlave\w*)/

/**
 * The lock: one file, which only a phone with a lock, and the screen that puts one on, load. Its offer on home is not
 * in it, or each start would load all that the lock's screens need. The sender's key is `envio.ts`, which every engine
 * has.
 */
const CANDADO =
  /node_modules\/@noble\/|src\/(local\/candado\/(?!envio)|live\/candado\/(?!contestado|ofrecer)|features\/candado\/(?!area|[Oo]frecer)|app\/arranque\/bajoCandado)/

/** Code that writes the sentences for the bell's notices: loaded after the first frame. */
const NOVEDADES =
  /src\/(live\/novedades\/seguirNovedades|model\/(novedades\/(componer|texts)|solicitudes)|contract\/(autorizacion|recetasCronicas|extensiones\/partes))\./

/** Code shared by screens of the second ring only: accounts and new passwords, and parts of several areas. */
const CUENTAS = /src\/features\/(acceso|contrasenia|cuenta|contacto|terminos)\//
const PIEZAS =
  /react-icons\/lib\/atoms\/|src\/piezas\/|src\/ui\/(BarraDeAcciones|useBajo|ConFaltas|Buscador|buscador|Conmutador|conmutador|ElegirDeLista|Lista|Llave|MenuDeFila|Paginas|paginada|Pildoras|Seleccion|Volver|usePaginas|lista|pildoras)/
const AREA = /src\/features\/(\w+)\//

/** Screens of some hundred bytes each, and dialogs opened from home: each set is one request. */
const MENORES =
  /src\/(features\/(acceso\/[Ss]alir|pendientes\/[Pp]erdidas|mantenimiento\/)|app\/afuera\/Afuera)/
const AFILIADO =
  /src\/(app\/(marco\/MenuDeCuenta|pantallas\/AlFinalDeInicio)|live\/candado\/(contestado|ofrecer)|features\/(candado\/[Oo]frecer|listo\/(?!noAbren)|credencial\/|mostrador\/|notificaciones\/(NotificacionesPanel|texts))|piezas\/camara\/texts)|react-icons\/.*\/(arrow-left|camera|camera-off|delete|image|send)\.js/

/** Settings in the profile, which a person seldom opens. */
const AJUSTES =
  /src\/features\/(avisos\/|llavesDeAcceso\/|perfil\/(Sesiones|TarjetasImpresas|sesiones)|contrasenia\/CambiarPin)/

/** The text of the manual: only help and search need it. */
const MANUAL = /src\/contract\/manual/

/** Code that reads and writes this phone's data: one file, and one request, for every signed-in person. */
const TELEFONO = /dexie-aparte$|src\/(formato|contract|local|model|live)\/|node_modules\/date-fns\//
const isDelTelefono = (id: string) =>
  TELEFONO.test(id) &&
  ![TARJETA, COMPONER, MANUAL, SEGUNDA_PARTE, LLAVES, NOVEDADES, CANDADO, CAMPOS].some((otro) =>
    otro.test(id),
  )

/** The screens of the first ring: the code for their data must be in it too. */
const PANTALLAS_PRIMERAS = [
  'app/main.tsx',
  'app/Publico.tsx',
  'app/Portal.tsx',
  'app/afuera/Afuera.tsx',
  'app/adentro/CredencialAbierta.tsx',
  'app/afuera/Comprobar.tsx',
  'features/pendientes/Perdidas.tsx',
  'features/listo/ListoParaSalir.tsx',
  'features/credencial/CredencialDialogo.tsx',
  ...primeras.map(({ area, archivo }) => `features/${area}/${archivo}.tsx`),
].map((path) => `src/${path}`)

/** Fields of forms, and parts as small that screens of both rings share. */
const CAMPOS =
  /src\/(ui\/(Campo|Formulario|parteTardia|Opciones|usePasos)|live\/archivos\/hayLector|formato\/presente\.|model\/recetas\/estado\.)/

/**
 * The viewer of documents: the counter opens it without the code of a list. `lector`, which is pdf.js, and `VisorGuardado`,
 * which needs the card's code, stay chunks of their own.
 */
const VISOR =
  /src\/(piezas\/documento\/(?!(lector|VisorGuardado)\.)|live\/archivos\/documento|local\/documento\/)/

/** Forms of the second ring: a dialog with a form brings these, and no code of other screens. */
const FORMULARIOS = /node_modules\/react-hook-form\/|src\/piezas\/(formulario\/|correo\.)/

/** Code that a stranger's new account needs: it brings no code of the screens inside, which share it. */
const DE_CUENTA =
  /src\/(live\/(borradores\/|sesion\/misDatos|llamadas\/(codigo|antirrobot))|contract\/((cuenta|contrasenia|correo|identidad)\.|extensiones\/antirrobot)|ui\/(claveFacil|clavesComunes|Reglas|ConsejoDeClave)|features\/contrasenia\/texts|ui\/(unSoloToque|Confirmar|PanelDeRechazo)\.|piezas\/formulario\/texts)|react-icons\/.*\/(circle|mail-checkmark)\.js/

/** The list that a pharmacy asks for. */
const LISTA = here('src/features/recetas/ConsultarRecetasScreen.tsx')

const folderOf = (name: string) => (FIRST_RING.has(name) ? 'assets' : 'assets/r2')

const ACEPTADOS = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
}

const ICONO = { src: '/icono-192.png', sizes: '192x192', type: 'image/png' }
const captura = (name: string, form_factor: 'narrow' | 'wide', sizes: string, label: string) => ({
  src: `/captura-${name}.png`,
  type: 'image/png',
  sizes,
  form_factor,
  label,
})

export default defineConfig(({ mode }) => {
  const dist = here(isForTests(mode) ? `dist/${mode}` : 'dist')
  const prueba = (entry: Entry) => (isForTests(mode) ? [areaDePrueba(mode, entry)] : [])
  const workerPlugins = () => [licenceList({ outDir: `${dist}/app` }), ...prueba('worker')]
  const motor = () => separateEngine({ outDir: `${dist}/app`, plugins: workerPlugins })
  return {
    resolve: { alias: DEXIE },
    plugins: [
      ...prueba('app'),
      react(),
      tokensDeFluent(),
      licenceList({ outDir: `${dist}/app` }),
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
          buildPlugins: { vite: [motor(), ...workerPlugins()] },
          rollupFormat: 'iife', // Dexie's bundle ends with an export, which a classic worker refuses
          globPatterns: ['**/*.{html,js,css,svg,webmanifest}'],
          manifestTransforms: [withRings(`${dist}/app`)],
          // Files that are useless without signal: pictures for the installation, repair, the mode in memory, another
          // host's bot check.
          globIgnores: [
            '**/captura-*',
            '.vite/**',
            'reparar.*',
            'assets/memoria-*',
            'assets/Recaptcha-*',
            'assets/r2/worker-primera-*', // the browser stores it with the service worker
            'assets/r2/qrFuerte-*', // fetched only on free connections, and kept in the browser's cache
          ],
        },
        manifest: {
          id: '/',
          name: porDefecto.nombre,
          short_name: porDefecto.nombre,
          description: porDefecto.lema,
          lang: 'es-AR',
          dir: 'ltr',
          start_url: '/',
          scope: '/',
          display: 'standalone',
          orientation: 'any',
          background_color: '#f3f6f3',
          theme_color: PALETA.marca,
          categories: ['health', 'medical'],
          // A long touch of the icon opens the card.
          shortcuts: pantallas
            .filter(({ atajo }) => atajo !== undefined)
            .toSorted((one, other) => Number(one.atajo) - Number(other.atajo))
            .map(({ path, titulo, nombre = titulo }) => ({
              name: nombre,
              url: path,
              icons: [ICONO],
            })),
          // Receives photos and PDFs from other applications: from the share menu, and on a computer by opening them.
          share_target: {
            action: COMPARTIDO,
            method: 'POST',
            enctype: 'multipart/form-data',
            params: {
              files: [{ name: CAMPO_DE_ARCHIVOS, accept: Object.entries(ACEPTADOS).flat(2) }],
            },
          },
          file_handlers: [{ action: COMPARTIDO, accept: ACEPTADOS }],
          // Shown by the browser before it installs; node tools/pantallas.mjs takes them.
          screenshots: [
            captura('inicio-movil', 'narrow', '390x844', 'Tu grupo familiar, con o sin señal'),
            captura(
              'credencial-movil',
              'narrow',
              '390x844',
              'La credencial, firmada en el teléfono',
            ),
            captura('inicio-escritorio', 'wide', '1280x800', 'En la computadora'),
          ],
          icons: [
            ICONO,
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
      plugins: workerPlugins,
      rollupOptions: {
        output: {
          entryFileNames: ({ name }) => `${folderOf(name)}/worker-[name]-[hash].js`,
          chunkFileNames: 'assets/r2/[name]-[hash].js',
          assetFileNames: 'assets/r2/[name]-[hash][extname]',
        },
      },
    },
    build: {
      outDir: `${dist}/app`,
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      modulePreload: { polyfill: false, resolveDependencies: conDexie },
      assetsInlineLimit: 0,
      rollupOptions: {
        input: { index: here('index.html'), shell: here('src/app/shell.html') },
        output: {
          codeSplitting: {
            groups: [
              { name: 'base', test: BASE },
              // Code of both the sign-in and the portal: every further request would delay the first paint.
              deLoQueImporta('comun', here('src/app/Publico.tsx'), here('src/app/Portal.tsx')),
              deLoQueImporta('main', here('src/app/main.tsx')),
              deLoQueImporta('ingreso', here('src/app/Publico.tsx')),
              { name: 'manual', test: MANUAL },
              { name: 'memoria', test: /node_modules\/fake-indexeddb/ },
              siLoImporta('telefono', isDelTelefono, ...PANTALLAS_PRIMERAS.map(here)),
              sinLoQueImporta('tarjeta', TARJETA, here('src/app/Portal.tsx')),
              { name: 'qr', test: /node_modules\/(qrcode|dijkstrajs)\/|src\/(qr\/|piezas\/Qr\.)/ },
              // Small pieces: each would be a request, mostly smaller than its headers.
              deLoQueImporta('piezas', here('src/app/Portal.tsx')),
              // Code of the first ring that forms and lists of the second ring use too: they load no screen with it.
              deAmbos('campos', CAMPOS, LISTA, ...PANTALLAS_PRIMERAS.map(here)),
              sinLoQueImporta('afiliado', AFILIADO, here('src/app/Portal.tsx')),
              sinLoQueImporta('menores', MENORES, here('src/app/Portal.tsx')),
              // The check page needs no file of the second ring, although other screens share its code.
              deLoQueImporta('comprobacion', here('src/features/comprobar/ComprobarScreen.tsx')),
              { name: 'visor', test: VISOR },
              // All other code of a stored list, so that opening one brings no code of other screens.
              soloDe('listas', LISTA, ...PANTALLAS_PRIMERAS.map(here)),
              // Before the screens' code, which shares some of it: each start would load all of that for the sentences.
              { name: 'novedades', test: NOVEDADES },
              { name: 'deCuenta', test: DE_CUENTA },
              // Code of the second ring's screens only, without the code of the card.
              { name: 'datos', test: isDelTelefono },
              { name: 'componer', test: COMPONER },
              { name: 'segundaParte', test: SEGUNDA_PARTE },
              { name: 'llaves', test: LLAVES },
              { name: 'formularios', test: FORMULARIOS },
              // Parts for several areas, before the areas' own chunks, which would take them in.
              { name: 'areas', test: PIEZAS, minShareCount: 2 },
              // A chunk for each area with code that several of its screens share: a screen brings no code of others.
              {
                name: (id) =>
                  [CANDADO, AJUSTES, CUENTAS].some((otro) => otro.test(id))
                    ? null
                    : (AREA.exec(id)?.[1] ?? null),
                minShareCount: 2,
              },
              { name: 'cuentas', test: CUENTAS, minShareCount: 2 },
              { name: 'ajustes', test: AJUSTES },
              { name: 'otras', test: (id) => !CANDADO.test(id), minShareCount: 2 },
              // Last, because a group takes in the imports of its modules that no earlier group has.
              { name: 'candado', test: CANDADO },
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
