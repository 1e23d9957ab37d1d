import { type Break, by } from './break.ts'

/** A break that renames a field of the specification for both the app and the server. */
const renamed = (
  id: string,
  file: string,
  find: string,
  replace: string,
  tests: string,
): Break => ({
  id,
  what: `'${find.split(':')[0]}' is called '${replace.split(':')[0]}'`,
  file,
  find,
  replace,
  by: by('server', tests, id.toUpperCase().split('-').slice(0, 2).join('-')),
})

/** A break that removes a field of the specification from the provider's answer. */
const missing = (id: string, file: string, find: string, tests: string): Break => ({
  id,
  what: `the provider serves no '${/\w+/.exec(find)?.[0]}'`,
  file,
  find,
  replace: '',
  by: by('server', tests, 'API-90'),
})

const CUENTA = 'src/contract/cuenta.ts'
const ACCESO = 'src/contract/acceso.ts'
const PRESCRIPCION = 'server/src/prescripciones/service.ts'

/** Calls in the words of the specification. */
export const API: Break[] = [
  renamed(
    'api-19',
    ACCESO,
    'codigoverificacion: string(),',
    'codigoVerificacion: string(),',
    'camposDeCuenta',
  ),
  renamed('api-23', ACCESO, 'rolafiliado: literal(true),', 'rol: literal(true),', 'camposDeCuenta'),
  renamed(
    'api-35',
    CUENTA,
    'respuestas: array(Respuesta),',
    'preguntas: array(Respuesta),',
    'camposDeCuenta',
  ),
  renamed(
    'api-36',
    CUENTA,
    'confirmarContrasena: string(),',
    'confirmarContrasenia: string(),',
    'camposDeCuenta',
  ),
  renamed(
    'api-62',
    'src/contract/recetas.ts',
    'idsRecetas: array(number()) }',
    'ids: array(number()) }',
    'camposDeRecetas',
  ),
  renamed(
    'api-65',
    'src/contract/recetasCronicas.ts',
    'numeroReceta: string()',
    'numero: string()',
    'camposDeRecetas',
  ),
  renamed(
    'api-73',
    'src/contract/autorizaciones.ts',
    'enviarMail: boolean()',
    'mail: boolean()',
    'camposDeAutorizaciones',
  ),
  renamed(
    'api-75',
    'src/contract/autorizaciones.ts',
    'id: number(), observacion: string()',
    'id: number(), motivo: string()',
    'camposDeAutorizaciones',
  ),
  {
    id: 'api-72',
    what: 'the clinical history of a request is thrown away',
    file: 'server/src/autorizaciones/guardar.ts',
    find: 'recibir(pedido.documentacionHistoriaClinica, subida)',
    replace: 'recibir([], subida)',
    by: by('server', 'camposDeAutorizaciones', 'API-72'),
  },
  missing(
    'api-90-usuario',
    'server/src/contacto/service.ts',
    '    idUsuario,\n',
    'camposDePersonas',
  ),
  missing(
    'api-90-documento',
    'server/src/afiliados/ficha.ts',
    'idTipoDocumento: TIPOS_DE_DOCUMENTO.indexOf(persona.tipoDocumento) + 1 || null,',
    'camposDePersonas',
  ),
  missing(
    'api-90-domicilio',
    'server/src/farmacias/service.ts',
    'domicilio: farmacia.direccion,',
    'camposDePersonas',
  ),
  missing(
    'api-90-recodificacion',
    PRESCRIPCION,
    'observacionRecodificacion: recodificacionDe(practicas),',
    'camposDeRecetas',
  ),
  missing(
    'api-90-periodo',
    PRESCRIPCION,
    'periodo: periodoDe(own.fechaInicio),',
    'camposDeRecetas',
  ),
  missing(
    'api-90-reporte',
    PRESCRIPCION,
    'urlReporte: conPdf ? direccionDe(await claveDePrescripcion(asked, id)) : null,',
    'camposDeRecetas',
  ),
]
