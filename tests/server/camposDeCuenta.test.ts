// Calls of accounts and passwords, written with the specification's names: a field renamed on both sides would still
// be wrong.
import { expect, test } from 'vitest'

import { limites } from '../../server/src/limites/tables.ts'
import { PERSONAS_DE_PRUEBA, SIN_CUENTA } from '../../server/src/semilla/demo.ts'
import { codeTo, linkTo, withVoucher } from '../support/acceso.ts'
import { rightWords } from '../support/preguntas.ts'
import { get, uidOf } from '../support/server.ts'
import { type Objeto, aMano, expectCampos } from './support/campos.ts'
import { llamadas } from './support/llamadas.ts'

const { norma, derivado, voluntaria } = PERSONAS_DE_PRUEBA
const RUBEN = {
  cuil: SIN_CUENTA.cuil,
  nombres: 'Rubén',
  apellido: 'Peralta',
  fechaNacimiento: '1979-09-02',
  sexo: 'Masculino',
}
const NORMA = {
  cuil: '27284567892',
  nombres: 'Norma',
  apellido: 'Quiroga',
  fechaNacimiento: '1981-03-14',
  sexo: 'Femenino',
}
type Item = {
  preguntaVO: Objeto
  opciones: { codigo: string; descripcion: string; selected: boolean }[]
}
const correo = (address: string) => ({ correo: address, confirmarCorreo: address })
const contrasena = { contrasena: 'nueva1234', confirmarContrasena: 'nueva1234' }

llamadas('the fields of accounts', ({ provider, reloj }) => {
  const { mandar } = aMano(provider)
  const comprobado = async () => {
    await provider().base.db.delete(limites)
    return (await withVoucher(provider(), reloj.ahora)).headers
  }

  /** Questionnaire with the right options chosen, in the specification's fields. */
  async function respuestas(cuil: string) {
    const cuestionario = await mandar<Item[]>('/v1/cuenta/generar-cuestionario', { cuil })
    const words = await rightWords(provider().base.db, cuil)
    return cuestionario.map(({ preguntaVO, opciones }, at) => ({
      preguntaVO: {
        idPregunta: preguntaVO.idPregunta,
        descripcion: preguntaVO.descripcion,
        codigoTipoPregunta: preguntaVO.codigoTipoPregunta,
      },
      opciones: opciones.map(({ codigo, descripcion }) => ({
        codigo,
        descripcion,
        selected: words[at]?.includes(descripcion) ?? false,
      })),
    }))
  }

  test("[API-34, API-90] generar-cuestionario returns items with the specification's names", async () => {
    const cuestionario = await mandar<Item[]>('/v1/cuenta/generar-cuestionario', {
      cuil: RUBEN.cuil,
    })

    expect(cuestionario.length).toBeGreaterThan(2)
    for (const { preguntaVO, opciones } of cuestionario) {
      expectCampos(preguntaVO, ['idPregunta', 'descripcion', 'codigoTipoPregunta'])
      expect(opciones.length).toBeGreaterThan(1)
      for (const opcion of opciones) expectCampos(opcion, ['codigo', 'descripcion', 'selected'])
    }
  })

  test('[API-37, API-32] validar-crear-cuenta sends a code, and crear-cuenta creates the account with it', async () => {
    const address = 'ruben.peralta@correo.example'
    const pedida = await mandar(
      '/v1/cuenta/validar-crear-cuenta',
      {
        ...RUBEN,
        ...correo(address),
        ...contrasena,
        aceptaCondiciones: true,
        preguntas: await respuestas(RUBEN.cuil),
      },
      undefined,
      await comprobado(),
    )
    expect(pedida).toBe('CORREO_ENVIADO')

    const code = await codeTo(provider(), address)
    await mandar('/v1/cuenta/crear-cuenta', { cuil: RUBEN.cuil, code })

    const { token } = await mandar<{ token: string }>('/v1/auth/portal-afiliados/signin', {
      nombre: RUBEN.cuil,
      password: 'nueva1234',
    })
    expect((await get(provider().url, '/v1/afiliados/afiliado', token)).status).toBe(200)
  })

  test('[API-35] verificar-identidad takes the answers as respuestas, and the profile shows the result', async () => {
    await mandar(
      '/v1/cuenta/verificar-identidad',
      { ...NORMA, aceptaCondiciones: true, respuestas: await respuestas(NORMA.cuil) },
      undefined,
      await comprobado(),
    )

    const { token } = await provider().session('norma')
    const perfil = await aMano(provider).pedir('/v1/afiliados/seguir-afiliado', token)
    expect(perfil['identidadVerificada']).toBe(true)
    expect(perfil['fechaIdentidadVerificada']).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('[API-36, API-33] recuperar-pin sends a code, and agregar-correo changes the password with it', async () => {
    const address = 'norma.nueva@correo.example'
    const pedida = await mandar(
      '/v1/cuenta/verificar-identidad/recuperar-pin',
      {
        ...NORMA,
        ...correo(address),
        ...contrasena,
        aceptaCondiciones: true,
        preguntas: await respuestas(NORMA.cuil),
      },
      undefined,
      await comprobado(),
    )
    expect(pedida).toBe('CORREO_ENVIADO')

    const code = await codeTo(provider(), address)
    await mandar('/v1/cuenta/verificar-identidad/agregar-correo', { cuil: NORMA.cuil, code })

    await provider().signIn({ ...norma, password: 'nueva1234' })
  })

  test('[API-22, API-20, API-19] correo-usuario, recuperar and nueva-contrasenia lead to a new password', async () => {
    const address = 'facundo.ledesma@correo.example'
    const nombreUsuario = derivado.usuario
    const [ofrecido] = await mandar<Objeto[]>(
      '/v1/contacto/portal-afiliados/correo-usuario',
      { nombreUsuario },
      undefined,
      await comprobado(),
    )
    expectCampos(ofrecido, ['idHistorialContactoPersonaFisica', 'descripcion'])

    await mandar('/v1/auth/portal-afiliados/recuperar', {
      nombreUsuario,
      idHistorialContactoPersonaFisica: ofrecido?.['idHistorialContactoPersonaFisica'],
    })
    const { t: token, c: idcontacto } = await linkTo(provider(), address)
    const codigoverificacion = await codeTo(provider(), address)
    const cambiada = await mandar('/v1/auth/nueva-contrasenia', {
      contrasenia: 'nueva1234',
      token,
      codigoverificacion,
      idcontacto,
    })

    expect(cambiada).toBeTruthy()
    await provider().signIn({ ...derivado, password: 'nueva1234' })
  })

  test('[API-23] cambiar-password takes rolafiliado and the three passwords', async () => {
    const { token } = await provider().session('voluntaria')
    await mandar(
      '/v1/usuario/cambiar-password',
      {
        rolafiliado: true,
        passwordactual: voluntaria.password,
        nuevapassword: 'otra12345',
        confirmarnuevapassword: 'otra12345',
      },
      token,
    )

    const { uid } = await provider().signIn({ ...voluntaria, password: 'otra12345' })
    expect(uid).toBe(uidOf('voluntaria'))
  })
})
