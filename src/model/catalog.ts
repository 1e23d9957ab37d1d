import type { Catalog, Publico } from '#local/catalog.ts'
import { part } from '#local/part.ts'

import { titularDelGrupo } from './afiliados.ts'
import { aportesDe } from './aportes.ts'
import {
  anularSolicitud,
  enviarProvidencia,
  enviarSolicitud,
  solicitud,
  solicitudes,
} from './autorizaciones.ts'
import { pdfDelManual } from './ayuda.ts'
import { cuponDeCapita, cuponEnPdf } from './capita.ts'
import { consumoDe } from './consumo.ts'
import { cuadroDelMostrador } from './cuadroDelMostrador.ts'
import { oficinas } from './delegaciones.ts'
import { carta, guardarDerivacion, transitorias } from './derivaciones.ts'
import { documentoDeOrden } from './documentoDeOrden.ts'
import { informeDeSolicitud, papelDeSolicitud, pdfDeProvidencia } from './documentosDeSolicitud.ts'
import { enviarOrden } from './enviarOrden.ts'
import { enviarPrescripcion, enviarReceta } from './envios.ts'
import { farmaciasHalladas } from './farmacias.ts'
import { guardarContactos } from './guardarContactos.ts'
import { guardarDomicilio } from './guardarDomicilio.ts'
import { listas } from './listas.ts'
import { deLaCampana } from './novedades.ts'
import { guardarSolicitud } from './nuevaSolicitud.ts'
import { ordenesBuscadas, ordenesEmitidas, ultimosPrestadores } from './ordenes.ts'
import { pdfDePrescripcion, pdfDeReceta } from './papeles.ts'
import { prescripcion, prescripcionesBuscadas, prescripcionesDe } from './prescripciones.ts'
import { establecimientosHallados, profesionalesHallados } from './prestadores.ts'
import { primeros } from './primeros.ts'
import { recetasBuscadas, recetasDe } from './recetas.ts'
import { cronica, cronicasDe } from './recetasCronicas.ts'
import { recetasFirmadas } from './recetasFirmadas.ts'
import { reintegrosDe } from './reintegros.ts'

/** Loaded on demand, although any member's phone can check another's card: a start does not need it. */
const confianza: Publico = async (device, call, now) =>
  (await part(() => import('#local/pase/confianza.ts'))).keepConfianza(device, call, now)

/** All data and changes of this portal. An operation is never removed from this list: some phone may still hold one. */
export const catalog: Catalog = {
  resources: [
    ...primeros.resources,
    ...listas,
    oficinas,
    transitorias,
    carta,
    titularDelGrupo,
    reintegrosDe,
    aportesDe,
    consumoDe,
    cuponDeCapita,
    cuponEnPdf,
    farmaciasHalladas,
    profesionalesHallados,
    establecimientosHallados,
    solicitudes,
    solicitud,
    recetasDe,
    recetasFirmadas,
    recetasBuscadas,
    cronicasDe,
    cronica,
    prescripcionesDe,
    prescripcionesBuscadas,
    prescripcion,
    pdfDeReceta,
    pdfDePrescripcion,
    ultimosPrestadores,
    ordenesEmitidas,
    ordenesBuscadas,
    documentoDeOrden,
    pdfDeProvidencia,
    informeDeSolicitud,
    papelDeSolicitud,
    pdfDelManual,
  ],
  operations: [
    ...primeros.operations,
    anularSolicitud,
    enviarSolicitud,
    enviarProvidencia,
    enviarReceta,
    enviarPrescripcion,
    guardarSolicitud,
    guardarDomicilio,
    guardarContactos,
    enviarOrden,
    guardarDerivacion,
  ],
  cuadros: [cuadroDelMostrador],
  novedades: [deLaCampana],
  publicos: [confianza],
}
