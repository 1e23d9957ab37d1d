import { expect, test } from 'vitest'

import { post } from '../support/server.ts'
import { llamadas } from './support/llamadas.ts'

llamadas('busquedas', ({ provider, read }) => {
  test('[API-24][API-25][API-26][API-27] departments, localities and streets are listed for their parent', async () => {
    const { token } = await provider().session('norma')
    const next = async (path: string, body: object) =>
      (await (await post(provider().url, path, body, { token })).json()) as Record<
        string,
        unknown
      >[]

    const provincias = (await read('/v1/busquedas/provincias', token)) as Record<string, unknown>[]
    const laPampa = provincias.find(({ descripcion }) => descripcion === 'La Pampa')
    const { idProvincia } = laPampa ?? {}
    const departamentos = await next('/v1/busquedas/find-departamentos-by-provincia', {
      idProvincia,
    })
    const { idDepartamento } =
      departamentos.find(({ descripcion }) => descripcion === 'Capital') ?? {}
    const localidades = await next('/v1/busquedas/find-localidades-by-departamento', {
      idDepartamento,
    })
    const { idLocalidad } =
      localidades.find(({ descripcion }) => descripcion === 'Santa Rosa') ?? {}
    const calles = await next('/v1/busquedas/find-calles-by-localidad', { idLocalidad })

    expect(provincias.map(({ descripcion }) => descripcion).slice(4, 8)).toEqual([
      'Ciudad Autónoma de Buenos Aires',
      'Córdoba',
      'Corrientes',
      'Entre Ríos',
    ])
    expect([provincias.length, departamentos.length]).toEqual([24, 22])
    expect(calles.length).toBeGreaterThan(20)
  })

  test('[API-28][API-41] contact types have their codes, localities their province', async () => {
    const { token } = await provider().session('norma')

    expect(await read('/v1/busquedas/tipos-contactos', token)).toMatchObject([
      { idTipoContacto: 101, codigo: '1' },
      { idTipoContacto: 102, codigo: '2' },
      { idTipoContacto: 105, codigo: '5' },
    ])
    const localidades = await read('/v1/busquedas/localidades', token)
    expect(localidades).toContainEqual(
      expect.objectContaining({
        localidadVO: expect.objectContaining({ descripcion: 'General Pico' }),
        provinciaVO: { descripcion: 'La Pampa' },
      }),
    )
  })
})
