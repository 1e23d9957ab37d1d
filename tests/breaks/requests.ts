import { type Break, by } from './break.ts'

const SOLICITUDES = 'src/features/autorizaciones'
const detalle = (title: string) => by('screens', 'autorizaciones-detalle', title)
const frases = (title: string) => by('screens', 'nueva-solicitud-frases', title)

/** A break that rewords a sentence of the specification. */
const sentence = (id: string, file: string, find: string, tests: Break['by']): Break => ({
  id,
  what: `other words than '${find}'`,
  file,
  find,
  replace: 'Otra cosa',
  by: tests,
})

/** Requests of authorization, orders, lists and documents: their texts and their contents. */
export const REQUESTS: Break[] = [
  sentence(
    'auth-07',
    `${SOLICITUDES}/nuevaTexts.ts`,
    'podés enviar una nueva solicitud de autorización.',
    detalle('AUTH-07'),
  ),
  sentence(
    'auth-14',
    `${SOLICITUDES}/texts.ts`,
    'La solicitud de autorización ha sido enviada correctamente.',
    detalle('AUTH-14'),
  ),
  sentence(
    'auth-15',
    `${SOLICITUDES}/texts.ts`,
    'La providencia ha sido enviada correctamente',
    detalle('AUTH-15'),
  ),
  {
    id: 'auth-14-8s',
    what: 'that a request was sent is said for 6 s',
    file: `${SOLICITUDES}/useEnviarPorCorreo.ts`,
    find: 'const SEGUNDOS = 8',
    replace: 'const SEGUNDOS = 6',
    by: detalle('AUTH-14'),
  },
  {
    id: 'auth-16',
    what: 'the detail of a request is called otherwise',
    file: `${SOLICITUDES}/texts.ts`,
    find: "consulta: 'Consulta de Solicitud de Autorización',",
    replace: "consulta: 'Solicitud',",
    by: detalle('AUTH-16'),
  },
  {
    id: 'auth-16-observacion',
    what: 'a request does not say what the audit observed',
    file: `${SOLICITUDES}/Detalle.tsx`,
    find: '{observacion && <Dato titulo={texts.observacion}>{observacion}</Dato>}',
    replace: '',
    by: detalle('AUTH-16'),
  },
  {
    id: 'auth-20',
    what: 'no paper of a request opens',
    file: `${SOLICITUDES}/Documentacion.tsx`,
    find: 'onClick={() => onVer(pedido(papelDeSolicitud, { path }, { titulo: nombre }))}',
    replace: 'onClick={() => undefined}',
    by: detalle('AUTH-20'),
  },
  sentence(
    'wiz-03',
    `${SOLICITUDES}/nuevaTexts.ts`,
    'La fecha no es futura ni tiene más de 60 días',
    frases('WIZ-03'),
  ),
  sentence(
    'wiz-09',
    `${SOLICITUDES}/nuevaTexts.ts`,
    'Por favor seleccioná un archivo (pdf, jpg, png) válido',
    frases('WIZ-09'),
  ),
  sentence(
    'wiz-10',
    `${SOLICITUDES}/nuevaTexts.ts`,
    'Llegaste al límite de cantidad de archivos que podés cargar',
    frases('WIZ-10'),
  ),
  sentence(
    'wiz-11',
    `${SOLICITUDES}/nuevaTexts.ts`,
    'Superaste el límite de tamaño de archivos que podés cargar',
    frases('WIZ-11'),
  ),
  sentence(
    'wiz-12',
    `${SOLICITUDES}/nuevaTexts.ts`,
    'El archivo que está intentando subir ya existe',
    frases('WIZ-12'),
  ),
  {
    id: 'ord-11',
    what: 'a practice without an amount says nothing in its place',
    file: 'src/features/ordenes/texts.ts',
    find: "noContiene: 'No contiene',",
    replace: "noContiene: '',",
    by: by('screens', 'ordenes-importe', 'ORD-11'),
  },
  {
    id: 'ord-14',
    what: 'that an order was made is said for 6 s',
    file: 'src/features/ordenes/useConfirmacion.ts',
    find: 'showToast(texts.generada, { segundos: 10 })',
    replace: 'showToast(texts.generada)',
    by: by('screens', 'ordenes-importe', 'ORD-14'),
  },
  {
    id: 'shell-13',
    what: 'places that were found are shown all at once',
    file: 'src/piezas/lugares/Lugares.tsx',
    find: '      dePaginas\n',
    replace: '',
    by: by('screens', 'de-a-diez', 'SHELL-13'),
  },
  {
    id: 'prev-01',
    what: 'no screen leads to a document as a page',
    file: 'src/piezas/documento/pedido.ts',
    find: '    enPagina: true,\n',
    replace: '',
    by: by('screens', 'previsualizar', 'PREV-01'),
  },
  {
    id: 'prev-01-direccion',
    what: 'the address of a document shows none',
    file: 'src/features/previsualizar/PrevisualizarScreen.tsx',
    find: "documento.startsWith('/v1/files/') ? pathOf(documento) : undefined",
    replace: 'undefined as string | undefined',
    by: by('screens', 'previsualizar', 'PREV-01'),
  },
  {
    id: 'veri-02',
    what: 'the number that is confirmed is shown whole',
    file: 'src/features/contacto/mascara.ts',
    find: '${digitos.slice(-3)}',
    replace: '${digitos}',
    by: by('screens', 'verificar-contacto', 'VERI-02'),
  },
  {
    id: 'fmt-05',
    what: 'a component speaks English',
    file: 'src/ui/Paginas.tsx',
    find: 'Siguiente',
    replace: 'Search',
    by: by('unit', 'app/palabras'),
  },
  {
    id: 'fmt-06',
    what: 'a component writes without an accent',
    file: 'src/ui/Paginas.tsx',
    find: 'Ver más',
    replace: 'Ver mas',
    by: by('unit', 'app/palabras'),
  },
]
