import type { RecetaFirmada } from '#contract/pase/receta.ts'
import { formatFecha } from '#formato/fechas.ts'
import { enCuatros, formatDocumento } from '#formato/numeros.ts'
import { Dato } from '#piezas/Dato.tsx'

import { texts as comunes } from './texts.ts'
import { texts } from './textsDeReceta.ts'

/** Data of a prescription with the provider's signature, to be compared with the person and the medicines. */
export function DatosDeReceta({ receta }: { receta: RecetaFirmada }) {
  const { numero, nombre, apellido, documento, fecha, vence, profesional, cuir, remedios } = receta
  return (
    <>
      <div>
        <p className="tenue">{texts.recetaDe(numero)}</p>
        <p className="nombre">{`${nombre} ${apellido}`.trim()}</p>
      </div>
      <Remedios de={remedios} />
      <dl className="titular">
        {documento !== '' && (
          <Dato titulo={comunes.documento} esDato>
            {formatDocumento(Number(documento))}
          </Dato>
        )}
        {vence !== null && (
          <Dato titulo={texts.vence} esDato>
            {formatFecha(vence)}
          </Dato>
        )}
        <Dato titulo={texts.receto}>{profesional}</Dato>
        <Dato titulo={texts.fecha} esDato>
          {formatFecha(fecha)}
        </Dato>
        {cuir !== null && (
          <Dato titulo={texts.cuir} esDato>
            {enCuatros(cuir)}
          </Dato>
        )}
      </dl>
    </>
  )
}

const Remedios = ({ de }: { de: RecetaFirmada['remedios'] }) => (
  <ul className="remedios">
    {de.map(({ remedio, presentacion, cantidad }, at) => (
      <li key={at}>
        <span>
          <b>{remedio}</b>
          <span className="tenue">{presentacion}</span>
        </span>
        {cantidad !== null && (
          <b className="dato">
            <span className="oculto">{texts.cantidad} </span>× {cantidad}
          </b>
        )}
      </li>
    ))}
  </ul>
)

/** The most important data of a prescription. The number distinguishes it from others in the list. */
export function RecetaEnBreve({ receta }: { receta: RecetaFirmada }) {
  const { numero, documento, remedios } = receta
  return (
    <>
      <Remedios de={remedios} />
      <dl className="titular">
        {documento !== '' && (
          <Dato titulo={comunes.documento} esDato>
            {formatDocumento(Number(documento))}
          </Dato>
        )}
        <Dato titulo={texts.numero} esDato>
          {numero}
        </Dato>
      </dl>
    </>
  )
}
