import { Eye24Regular } from '@fluentui/react-icons/svg/eye'

import type { FilaDeAutorizacion } from '#contract/autorizacion.ts'
import { useResource } from '#live/copias/useResource.ts'
import { idDe, numeroDe, solicitud } from '#model/autorizaciones.ts'
import { primerNombreDe, tituloDe } from '#model/solicitudes.ts'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'

import { Estado } from './estados.tsx'
import { texts } from './texts.ts'
import { direccionDe } from './useAcciones.tsx'

type Props = { id: number; filas: readonly FilaDeAutorizacion[] }

/**
 * The request that the tapped notification was about, above the list: in the list it may be far down, or missing
 * because it is old.
 */
export function Avisada({ id, filas }: Props) {
  // Fetched again even if the list has it, because its detail screen is one touch away.
  const copia = useResource(solicitud, { id }, { alVer: true })
  const fila = filas.find((una) => idDe(una) === id)
  return (
    <section className="tarjeta relleno pila" aria-labelledby="avisada">
      <h2 id="avisada">{texts.avisada}</h2>
      {fila ? (
        <Resumen
          titulo={tituloDe(fila.practicas, fila.tipoCobertura)}
          nombre={primerNombreDe(fila.afiliado ?? '')}
          numero={numeroDe(fila)}
          codigo={fila.codigoEstado}
          palabras={fila.estado}
        />
      ) : (
        copia.state === 'ready' && (
          <Resumen
            titulo={tituloDe(copia.value.practicas, copia.value.tipoCobertura?.descripcion)}
            nombre={primerNombreDe(copia.value.afiliado.nombre ?? '')}
            numero={copia.value.solicitudCobertura.idSolicitudCoberturaFormateado ?? String(id)}
            codigo={copia.value.estado.codigoEstado}
            palabras={copia.value.estado.descripcionEstadoSolicitudCobertura}
          />
        )
      )}
      <div className="botones">
        <EnlaceBoton tono="primario" href={direccionDe(id)} icono={<Eye24Regular />}>
          {texts.verSolicitud}
        </EnlaceBoton>
      </div>
    </section>
  )
}

type DeResumen = {
  titulo: string
  nombre: string
  numero: string
  codigo: string
  palabras: string | null | undefined
}

function Resumen({ titulo, nombre, numero, codigo, palabras }: DeResumen) {
  return (
    <div className="resumen-de-solicitud">
      <span className="fuerte">{titulo}</span>
      <span className="tenue">
        {nombre && `${nombre} · `}
        <span className="dato">{numero}</span>
      </span>
      <Estado codigo={codigo} palabras={palabras} />
    </div>
  )
}
