// An example for each call of the contract; a call without one does not compile.
import { createHash, randomUUID } from 'node:crypto'

import type { Endpoint, RequestOf } from '#contract/endpoint.ts'
import { tabla } from '#contract/tabla.ts'

import {
  type Mundo,
  SinDatos,
  correoDe,
  dato,
  fichaDe,
  generadaDe,
  idAfiliadoDe,
  ordenDe,
  persona,
  prescripcionDe,
  prestadorDe,
  primero,
  recetaDe,
  solicitudDe,
} from './mundo.ts'
import {
  archivoDe,
  autorizacionDe,
  contactosDe,
  cuenta,
  CUIL,
  datos,
  deLaPersona,
  departamentoDe,
  documentoDe,
  domicilioDe,
  guardada,
  localidadDe,
  PDF,
  provinciaDe,
  respuesta,
  suscripcion,
  transaccionDe,
  vacio,
  viajeDe,
} from './pedidos.ts'

type Pedido<E extends Endpoint> = (mundo: Mundo) => RequestOf<E> | Promise<RequestOf<E>>

export type Ejemplo<E extends Endpoint = Endpoint> = {
  /**
   * lectura: changes nothing that a person would notice. escritura: changes, mails or creates something. cerrada:
   * without its proof (a code, a link, a QR) the right answer is a refusal in the provider's form.
   */
  clase: 'lectura' | 'escritura' | 'cerrada'
  /** An insurer's rule may refuse it: that proves the form of the refusal, not of the answer. */
  puedeNegarse?: true
  pedido: Pedido<E>
}

const lectura = <E extends Endpoint>(_: E, pedido: Pedido<E>): Ejemplo<E> => ({
  clase: 'lectura',
  pedido,
})
const escritura = <E extends Endpoint>(_: E, pedido: Pedido<E>): Ejemplo<E> => ({
  clase: 'escritura',
  puedeNegarse: true,
  pedido,
})
const cerrada = <E extends Endpoint>(_: E, pedido: RequestOf<E>): Ejemplo<E> => ({
  clase: 'cerrada',
  pedido: () => pedido,
})
const sinProbar = (porQue: string): Ejemplo<never> => ({
  clase: 'lectura',
  pedido: () => {
    throw new SinDatos(porQue)
  },
})
const seNiega = <E extends Endpoint>(ejemplo: Ejemplo<E>): Ejemplo<E> => ({
  ...ejemplo,
  puedeNegarse: true,
})

const t = tabla

type Tabla = typeof tabla

export const EJEMPLOS: {
  readonly [A in keyof Tabla]: {
    readonly [N in keyof Tabla[A]]: Tabla[A][N] extends Endpoint ? Ejemplo<Tabla[A][N]> : never
  }
} = {
  acceso: {
    ingresar: lectura(t.acceso.ingresar, ({ usuario: nombre, password }) => ({ nombre, password })),
    nuevaContrasenia: cerrada(t.acceso.nuevaContrasenia, {
      contrasenia: 'prueba1234',
      token: 'prueba',
      codigoverificacion: '000000',
      idcontacto: 1,
    }),
    recuperar: cerrada(t.acceso.recuperar, {
      nombreUsuario: CUIL,
      idHistorialContactoPersonaFisica: '1',
    }),
    verificarRecaptcha: cerrada(t.acceso.verificarRecaptcha, { token: 'prueba' }),
    cambiarPassword: escritura(t.acceso.cambiarPassword, ({ password }) => ({
      rolafiliado: true,
      passwordactual: password,
      nuevapassword: password,
      confirmarnuevapassword: password,
    })),
  },
  afiliados: {
    grupoFamiliar: lectura(t.afiliados.grupoFamiliar, vacio),
    afiliado: lectura(t.afiliados.afiliado, vacio),
    seguirAfiliado: lectura(t.afiliados.seguirAfiliado, vacio),
    findAfiliado: lectura(t.afiliados.findAfiliado, deLaPersona),
    findTitularGrupo: lectura(t.afiliados.findTitularGrupo, vacio),
  },
  aplicacion: { version: lectura(t.aplicacion.version, ({ idAplicacion }) => ({ idAplicacion })) },
  notificaciones: {
    pendientes: lectura(t.notificaciones.pendientes, vacio),
    deshabilitar: escritura(t.notificaciones.deshabilitar, async ({ ask }) => {
      const { idSolicitud, tipoNotificacion, numeroNotificacion, codigoTipoNotificacion } = primero(
        await ask(t.notificaciones.pendientes, {}),
        'notificaciones',
      )
      return {
        notificacion: {
          idSolicitud,
          tipoNotificacion,
          numeroNotificacion,
          codigoTipoNotificacion,
        },
      }
    }),
  },
  credencial: {
    generarToken: lectura(t.credencial.generarToken, async (mundo) => ({
      afiliado: await deLaPersona(mundo),
    })),
    validarToken: lectura(t.credencial.validarToken, async (mundo) => {
      const afiliado = await deLaPersona(mundo)
      const { token } = await mundo.ask(t.credencial.generarToken, { afiliado })
      const card = JSON.stringify({ token, ...afiliado })
      return { dataBase64: Buffer.from(card).toString('base64url') }
    }),
  },
  contacto: {
    generarCodigo: escritura(t.contacto.generarCodigo, async (mundo) => ({
      id: (await correoDe(mundo)).idHistorialContactoPersonaFisica,
    })),
    confirmarCodigo: cerrada(t.contacto.confirmarCodigo, { id: 2_000_000_000, code: '000000' }),
    agregarCorreo: escritura(t.contacto.agregarCorreo, async (mundo) => {
      const { idTipoContacto, descripcion } = await correoDe(mundo)
      return {
        contacto: { idTipoContacto: dato(idTipoContacto, 'el tipo de un contacto'), descripcion },
      }
    }),
    validarCorreoConfirmado: lectura(t.contacto.validarCorreoConfirmado, vacio),
    correos: lectura(t.contacto.correos, vacio),
    correosDeUsuario: cerrada(t.contacto.correosDeUsuario, { nombreUsuario: CUIL }),
    verificarContacto: escritura(t.contacto.verificarContacto, async (mundo) => {
      const { idHistorialContactoPersonaFisica: id, descripcion } = await correoDe(mundo)
      return { id, contacto: descripcion }
    }),
    guardarContactos: escritura(t.contacto.guardarContactos, contactosDe),
  },
  farmacias: { buscar: lectura(t.farmacias.buscar, () => ({ nombre: 'farmacia' })) },
  capita: {
    generarCupon: escritura(t.capita.generarCupon, documentoDe),
    cuponEnPdf: escritura(t.capita.cuponEnPdf, async (mundo) => ({
      ...(await documentoDe(mundo)),
      recibo: false,
      fechaDeImpresion: null,
    })),
  },
  busquedas: {
    provincias: lectura(t.busquedas.provincias, vacio),
    departamentos: lectura(t.busquedas.departamentos, async (mundo) => ({
      idProvincia: (await fichaDe(mundo)).provincia?.idProvincia ?? (await provinciaDe(mundo)),
    })),
    localidadesDeDepartamento: lectura(t.busquedas.localidadesDeDepartamento, async (mundo) => ({
      idDepartamento: await departamentoDe(mundo),
    })),
    calles: lectura(t.busquedas.calles, async (mundo) => ({
      idLocalidad: await localidadDe(mundo),
    })),
    tiposDeContacto: lectura(t.busquedas.tiposDeContacto, vacio),
    practicas: lectura(t.busquedas.practicas, vacio),
    especialidades: lectura(t.busquedas.especialidades, vacio),
    localidades: lectura(t.busquedas.localidades, vacio),
    tiposDeEstablecimiento: lectura(t.busquedas.tiposDeEstablecimiento, vacio),
    tiposDeCobertura: lectura(t.busquedas.tiposDeCobertura, vacio),
    obrasSociales: lectura(t.busquedas.obrasSociales, vacio),
  },
  domicilio: { guardarDomicilio: escritura(t.domicilio.guardarDomicilio, domicilioDe) },
  cuenta: {
    crearCuenta: cerrada(t.cuenta.crearCuenta, { cuil: CUIL, code: '000000' }),
    agregarCorreo: cerrada(t.cuenta.agregarCorreo, { cuil: CUIL, code: '000000' }),
    generarCuestionario: seNiega(
      lectura(t.cuenta.generarCuestionario, async (mundo) => ({
        cuil: dato((await persona(mundo)).persona?.cuilCuitFormateado, 'CUIL').replaceAll(
          /\D/g,
          '',
        ),
      })),
    ),
    verificarIdentidad: cerrada(t.cuenta.verificarIdentidad, {
      ...datos,
      respuestas: [respuesta],
    }),
    recuperarPin: cerrada(t.cuenta.recuperarPin, cuenta),
    validarCrearCuenta: cerrada(t.cuenta.validarCrearCuenta, cuenta),
  },
  prestadores: {
    selector: lectura(t.prestadores.selector, async (mundo) => ({
      matricula: (await prestadorDe(mundo)).codigoPrestador,
      modoPrescriptor: false,
      soloActivos: false,
    })),
    ultimos: lectura(t.prestadores.ultimos, async (mundo) => ({
      limit: 10,
      ...(await deLaPersona(mundo)),
    })),
    buscarProfesionales: lectura(t.prestadores.buscarProfesionales, async ({ ask }) => ({
      idEspecialidad: primero(await ask(t.busquedas.especialidades, {}), 'especialidades')
        .especialidadVO.idEspecialidad,
      soloActivos: true,
    })),
    buscarEstablecimientos: lectura(t.prestadores.buscarEstablecimientos, async ({ ask }) => ({
      idTipoEstablecimiento: primero(
        await ask(t.busquedas.tiposDeEstablecimiento, {}),
        'tipos de establecimiento',
      ).idTipoEstablecimiento,
    })),
  },
  ordenes: {
    consultarCupo: lectura(t.ordenes.consultarCupo, async (mundo) => ({
      ...(await deLaPersona(mundo)),
      idPractica: primero(await mundo.ask(t.busquedas.practicas, {}), 'prácticas').idPractica,
    })),
    validar: escritura(t.ordenes.validar, ordenDe),
    verificarCosto: seNiega(lectura(t.ordenes.verificarCosto, ordenDe)),
    generar: escritura(t.ordenes.generar, transaccionDe),
    imprimir: escritura(t.ordenes.imprimir, async (mundo) => {
      const { numeroOrden, codigoTransaccion } = await generadaDe(mundo)
      return { numeroOrden, codigoTransaccion }
    }),
    enviar: escritura(t.ordenes.enviar, async (mundo) => ({
      numeroOrden: (await generadaDe(mundo)).numeroOrden,
      correo: (await correoDe(mundo)).descripcion,
    })),
    validarReimpresion: seNiega(lectura(t.ordenes.validarReimpresion, deLaPersona)),
    reimprimir: seNiega(
      lectura(t.ordenes.reimprimir, async (mundo) => ({
        idOrden: (await mundo.ask(t.ordenes.validarReimpresion, await deLaPersona(mundo))).idOrden,
      })),
    ),
    emitidas: lectura(t.ordenes.emitidas, deLaPersona),
  },
  ordenDigital: {
    validarToken: cerrada(t.ordenDigital.validarToken, { token: 'prueba' }),
    validarOrden: cerrada(t.ordenDigital.validarOrden, {
      numeroTarjeta: 'prueba',
      codigoPrestador: '1',
      tipoPrestador: '1',
      token: 'prueba',
      nombreUsuario: 'prueba',
      femer: false,
    }),
    avisarCancelada: cerrada(t.ordenDigital.avisarCancelada, { token: 'prueba' }),
  },
  teleconsulta: { generarLink: escritura(t.teleconsulta.generarLink, deLaPersona) },
  recetas: {
    buscar: lectura(t.recetas.buscar, deLaPersona),
    imprimir: lectura(t.recetas.imprimir, async (mundo) => ({
      idsRecetas: [await recetaDe(mundo)],
    })),
    enviar: escritura(t.recetas.enviar, async (mundo) => ({
      idsRecetas: [await recetaDe(mundo)],
      correo: (await correoDe(mundo)).descripcion,
    })),
  },
  recetasCronicas: {
    buscar: lectura(t.recetasCronicas.buscar, deLaPersona),
    detalle: lectura(t.recetasCronicas.detalle, async (mundo) => ({
      numeroReceta: primero(
        await mundo.ask(t.recetasCronicas.buscar, await deLaPersona(mundo)),
        'recetas crónicas',
      ).numeroRecetario,
    })),
  },
  prescripciones: {
    lista: lectura(t.prescripciones.lista, deLaPersona),
    detalle: lectura(t.prescripciones.detalle, async (mundo) => ({
      id: await prescripcionDe(mundo),
    })),
    reporte: lectura(t.prescripciones.reporte, async (mundo) => ({
      idPrescripcionElectronica: await prescripcionDe(mundo),
    })),
    enviar: escritura(t.prescripciones.enviar, async (mundo) => ({
      idPrescripcionElectronica: await prescripcionDe(mundo),
      correo: (await correoDe(mundo)).descripcion,
    })),
  },
  autorizaciones: {
    lista: lectura(t.autorizaciones.lista, vacio),
    detalle: lectura(t.autorizaciones.detalle, async (mundo) => ({ id: await solicitudDe(mundo) })),
    guardar: escritura(t.autorizaciones.guardar, autorizacionDe),
    imprimirComprobante: escritura(t.autorizaciones.imprimirComprobante, async (mundo) => ({
      id: await solicitudDe(mundo),
      enviarMail: false,
    })),
    imprimirProvidenciaDeSolicitud: seNiega(
      lectura(t.autorizaciones.imprimirProvidenciaDeSolicitud, async (mundo) => ({
        id: await solicitudDe(mundo),
      })),
    ),
    anular: escritura(t.autorizaciones.anular, async (mundo) => ({
      id: await guardada(mundo),
      observacion: 'Prueba de conformidad.',
    })),
    enviar: escritura(t.autorizaciones.enviar, async (mundo) => ({
      numeroAutorizacion: String(await solicitudDe(mundo)),
      correo: (await correoDe(mundo)).descripcion,
    })),
    enviarProvidencia: escritura(t.autorizaciones.enviarProvidencia, async (mundo) => ({
      numeroAutorizacion: String(await solicitudDe(mundo)),
      correo: (await correoDe(mundo)).descripcion,
    })),
    generarProvidencia: sinProbar('Ninguna pantalla la pide.'),
    imprimirProvidencia: sinProbar('Ninguna pantalla la pide.'),
  },
  archivos: {
    descargar: lectura(t.archivos.descargar, archivoDe),
    tamano: lectura(t.archivos.tamano, archivoDe),
  },
  reintegros: { buscar: lectura(t.reintegros.buscar, deLaPersona) },
  aportes: {
    buscar: lectura(t.aportes.buscar, async (mundo) => ({
      ...(await deLaPersona(mundo)),
      meses: 6,
    })),
  },
  delegaciones: { lista: lectura(t.delegaciones.lista, vacio) },
  consumo: {
    buscar: lectura(t.consumo.buscar, async (mundo) => ({
      ...(await deLaPersona(mundo)),
      fechaDesde: `${Number(mundo.hoy.slice(0, 4)) - 1}-01-01`,
      fechaHasta: mundo.hoy,
    })),
  },
  derivaciones: {
    guardar: escritura(t.derivaciones.guardar, viajeDe),
    imprimirCarta: lectura(t.derivaciones.imprimirCarta, async ({ ask }) => {
      const viaje = primero(await ask(t.derivaciones.lista, {}), 'derivaciones por viaje')
      return { ids: viaje.afiliados.map((one) => one.idHistorialDerivacionAfiliado) }
    }),
    lista: lectura(t.derivaciones.lista, vacio),
  },
  claves: {
    consultar: lectura(t.claves.consultar, () => ({ claves: [] })),
    anular: lectura(t.claves.anular, () => ({ claves: [] })),
  },
  sesiones: {
    salir: lectura(t.sesiones.salir, () => ({ sid: 'prueba' })),
    lista: lectura(t.sesiones.lista, vacio),
    cerrar: sinProbar('Cerraría una sesión de la persona.'),
    confirmar: lectura(t.sesiones.confirmar, ({ password: contrasenia }) => ({ contrasenia })),
    cerrarOtras: escritura(t.sesiones.cerrarOtras, vacio),
  },
  llavesDeAcceso: {
    desafioDeIngreso: lectura(t.llavesDeAcceso.desafioDeIngreso, vacio),
    ingresar: cerrada(t.llavesDeAcceso.ingresar, {
      id: 'prueba',
      clientDataJSON: 'prueba',
      authenticatorData: 'prueba',
      signature: 'prueba',
      userHandle: 'prueba',
    }),
    lista: lectura(t.llavesDeAcceso.lista, vacio),
    desafioDeAlta: lectura(t.llavesDeAcceso.desafioDeAlta, ({ password: contrasenia }) => ({
      contrasenia,
    })),
    agregar: cerrada(t.llavesDeAcceso.agregar, {
      id: 'prueba',
      clientDataJSON: 'prueba',
      attestationObject: 'prueba',
    }),
    quitar: sinProbar('Quitaría una llave de acceso de la persona.'),
  },
  antirrobot: { desafio: lectura(t.antirrobot.desafio, vacio) },
  pases: {
    desafio: lectura(t.pases.desafio, vacio),
    emitir: cerrada(t.pases.emitir, { clave: 'prueba', desafio: 'prueba', prueba: 'prueba' }),
    confianza: lectura(t.pases.confianza, vacio),
    lista: lectura(t.pases.lista, vacio),
    tramo: lectura(t.pases.tramo, async (mundo) => ({
      numero: primero((await mundo.ask(t.pases.lista, {})).tramos, 'tramos').numero,
    })),
    anularImpresas: escritura(t.pases.anularImpresas, vacio),
    consultar: lectura(t.pases.consultar, () => ({ huella: 'prueba' })),
  },
  encargos: {
    anotar: cerrada(t.encargos.anotar, { clave: 'prueba', bytes: 'prueba' }),
    lista: lectura(t.encargos.lista, vacio),
    terminar: cerrada(t.encargos.terminar, { clave: 'prueba', bytes: 'prueba' }),
    renovar: cerrada(t.encargos.renovar, { huella: 'prueba', segundos: 0, prueba: 'prueba' }),
    consultar: lectura(t.encargos.consultar, () => ({ huella: 'prueba' })),
  },
  avisos: {
    estado: lectura(t.avisos.estado, vacio),
    pedir: escritura(t.avisos.pedir, async (mundo) => ({
      suscripcion: suscripcion(),
      tipos: ['solicitudes'],
      de: [await idAfiliadoDe(mundo)],
    })),
    seguir: escritura(t.avisos.seguir, () => ({ suscripcion: suscripcion() })),
    dejar: escritura(t.avisos.dejar, vacio),
    probar: escritura(t.avisos.probar, vacio),
  },
  recetasFirmadas: {
    firmadas: lectura(t.recetasFirmadas.firmadas, vacio),
    consultar: lectura(t.recetasFirmadas.consultar, () => ({ huella: 'prueba' })),
    comparar: lectura(t.recetasFirmadas.comparar, () => ({ huella: 'prueba', pdf: 'prueba' })),
  },
  partes: {
    recibidas: lectura(t.partes.recibidas, () => ({ clave: randomUUID(), total: PDF.length })),
    guardar: escritura(t.partes.guardar, () => ({
      clave: randomUUID(),
      desde: 0,
      total: PDF.length,
      huella: createHash('sha256').update(PDF).digest('hex'),
      bytes: new Uint8Array(PDF).buffer,
    })),
  },
}
