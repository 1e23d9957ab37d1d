// Calls of people, contacts and places, written with the specification's names.
import { expect, test } from 'vitest'

import { codeTo } from '../support/acceso.ts'
import { uidOf } from '../support/server.ts'
import { aMano, expectCampos } from './support/campos.ts'
import { llamadas } from './support/llamadas.ts'
import { familiaDe } from './support/pedir.ts'

const FICHA = [
  'afiliado',
  'personaFisica',
  'persona',
  'tipoAfiliado',
  'afiliacionAfiliado',
  'restriccionServicios',
  'inhibicion',
  'identidadVerificada',
  'fechaIdentidadVerificada',
  'domicilioPersonaFisica',
  'provincia',
  'departamento',
  'localidad',
  'calle',
  'itemsDomicilioPersonaFisica',
  'contactoPersonaFisica',
]
const CONTACTO = [
  'idHistorialContactoPersonaFisica',
  'idPersonaFisica',
  'idTipoContacto',
  'codigoTipoContacto',
  'descripcionTipoContacto',
  'descripcion',
  'activo',
  'confirmado',
  'fechaConfirmado',
  'fechaDesde',
  'fechaHasta',
  'idUsuario',
  'publicable',
]

type Contacto = {
  idHistorialContactoPersonaFisica: number
  idTipoContacto: number
  descripcion: string
}
type Ficha = {
  afiliado: { idAfiliado: number }
  personaFisica: { idPersonaFisica: number }
  persona: object
  contactoPersonaFisica: Contacto[]
}

llamadas('the fields of people', ({ provider }) => {
  const { pedir, mandar } = aMano(provider)
  const de = async (who: 'norma' | 'sola' | 'voluntaria') => {
    const { token } = await provider().session(who)
    return { token, familia: await familiaDe(provider(), token) }
  }

  test("[API-30, API-90] seguir-afiliado returns the member's record with the specification's fields", async () => {
    const { token, familia } = await de('norma')

    const ficha = await pedir<Ficha>('/v1/afiliados/seguir-afiliado', token)

    expectCampos(ficha, FICHA)
    expect(ficha.afiliado).toMatchObject({
      idAfiliado: familia[0],
      idPersonaFisica: ficha.personaFisica.idPersonaFisica,
      numeroDocumentoFormateado: '28.456.789',
      numeroAfiliadoFormateado: expect.any(String),
      apellidoNombreFormateado: 'Quiroga, Norma',
      tieneFondoVoluntario: expect.any(Boolean),
    })
    expect(ficha.personaFisica).toEqual({
      idPersonaFisica: expect.any(Number),
      nombre: 'Norma',
      apellido: 'Quiroga',
      numeroDocumento: 28_456_789,
      idTipoDocumento: 1,
      numeroDocumentoString: '28456789',
      descripcionTipoDocumento: 'DNI',
      fechaNacimiento: '1981-03-14',
      descripcionSexo: 'Femenino',
    })
    expect(ficha.persona).toEqual({ cuilCuitFormateado: '27-28456789-2' })
    expect(ficha.contactoPersonaFisica.length).toBeGreaterThan(1)
    for (const contacto of ficha.contactoPersonaFisica) expectCampos(contacto, CONTACTO)
    expect(ficha.contactoPersonaFisica[0]).toMatchObject({ idUsuario: uidOf('norma') })
  })

  test('[API-31, API-90] find-afiliado returns the same fields for a relative, by idAfiliado', async () => {
    const { token, familia } = await de('norma')

    const ficha = await mandar<Ficha>(
      '/v1/afiliados/find-afiliado',
      { idAfiliado: familia[2] },
      token,
    )

    expectCampos(ficha, FICHA)
    expect(ficha.afiliado.idAfiliado).toBe(familia[2])
    for (const contacto of ficha.contactoPersonaFisica)
      expect(contacto).toMatchObject({ idUsuario: null })
  })

  test('[API-12] guardar-contactos takes the whole list and returns status and message', async () => {
    const { token, familia } = await de('voluntaria')
    const { contactoPersonaFisica } = await pedir<Ficha>('/v1/afiliados/seguir-afiliado', token)
    const contactos = [
      ...contactoPersonaFisica.map(
        ({ idHistorialContactoPersonaFisica, idTipoContacto, descripcion }) => ({
          idHistorialContactoPersonaFisica,
          idTipoContacto,
          descripcion,
        }),
      ),
      { idTipoContacto: 2, descripcion: 'una@otra.example' },
    ]

    const guardados = await mandar(
      '/v1/contacto/guardar-contactos',
      { idAfiliado: familia[0], contactos },
      token,
    )

    expectCampos(guardados, ['status', 'message'])
    expect(guardados['status']).not.toBe('error')
    const despues = await pedir<Ficha>('/v1/afiliados/seguir-afiliado', token)
    expect(despues.contactoPersonaFisica.map(({ descripcion }) => descripcion)).toContain(
      'una@otra.example',
    )
  })

  test('[API-11] codigo-confirmacion/confirmar takes id and code, and the e-mail is confirmed', async () => {
    const { token } = await de('sola')
    const contacto = { idTipoContacto: 2, descripcion: 'sola.nueva@correo.example' }
    const agregado = await mandar<Contacto>('/v1/contacto/agregar-correo', { contacto }, token)
    const id = agregado.idHistorialContactoPersonaFisica
    await mandar('/v1/codigo-confirmacion/generar', { id }, token)

    const code = await codeTo(provider(), 'sola.nueva@correo.example')
    await mandar('/v1/codigo-confirmacion/confirmar', { id, code }, token)

    expect(await pedir('/v1/contacto/validar-correo-confirmado', token)).toMatchObject({
      idHistorialContactoPersonaFisica: id,
      descripcion: 'sola.nueva@correo.example',
    })
  })

  test('[API-90] a pharmacy has the seven fields of the specification', async () => {
    const { token } = await de('norma')

    const halladas = await mandar<{ domicilio: unknown }[]>(
      '/v1/busquedas/farmacias/buscar',
      { nombre: 'farmacia', idLocalidad: null },
      token,
    )

    for (const farmacia of halladas)
      expectCampos(farmacia, [
        'idFarmacia',
        'nombre',
        'localidad',
        'direccion',
        'domicilio',
        'telefono',
        'mail',
      ])
    expect(halladas.some(({ domicilio }) => domicilio)).toBe(true)
  })
})
