import type { Catalog } from '#local/catalog.ts'

import { familia, titularDelGrupo } from './afiliados.ts'
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
import { anotarEncargo, terminarEncargo } from './encargos/cambios.ts'
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
    anotarEncargo,
    terminarEncargo,
  ],
  cuadros: [cuadroDelMostrador],
  novedades: [deLaCampana],
  familia,
}
