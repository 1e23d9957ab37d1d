import { Checkmark24Regular } from '@fluentui/react-icons/svg/checkmark'
import { Clock20Regular } from '@fluentui/react-icons/svg/clock'
import { Prohibited24Regular } from '@fluentui/react-icons/svg/prohibited'
import { Search24Regular } from '@fluentui/react-icons/svg/search'

import type { Cupo } from '#contract/emision.ts'
import { cuandoYHora } from '#formato/instantes.ts'
import { poseeCupo, restantesDe, totalDe } from '#model/cupo.ts'
import { LoQueQueda } from '#piezas/LoQueQueda.tsx'
import { Boton } from '#ui/Boton.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { useAhora } from '#ui/useAhora.ts'
import { ANCHA, useMedia } from '#ui/useMedia.ts'
import { Vacio } from '#ui/Vacio.tsx'

import { AOrdenes } from '../AOrdenes.tsx'

import './cupo.css'
import { texts } from './texts.ts'

type Props = { cupos: Cupo[]; practica: string; quien: string; at: number; onOtro: () => void }

/** The verdict, and below it each limit with the amount left. */
export function ResultadoDeCupo({ cupos, practica, quien, at, onOtro }: Props) {
  const now = useAhora(60_000)
  const posee = poseeCupo(cupos)
  const enTabla = useMedia(ANCHA) && cupos.length > 0
  return (
    <div className={enTabla ? 'angosta-de-orden de-cupo' : 'angosta-de-orden'}>
      <div>
        <AOrdenes />
        <Titulo>{texts.titulo}</Titulo>
        <p className="edad">
          <Clock20Regular aria-hidden />
          <span>{texts.consultado(cuandoYHora(at, now))}</span>
        </p>
      </div>
      {cupos.length === 0 ? (
        <Vacio icono={<Search24Regular />} tono="neutro" titulo={texts.sinCupos}>
          <p>{`${practica} · ${quien}`}</p>
        </Vacio>
      ) : (
        <>
          <output className={`tarjeta veredicto-de-cupo ${posee ? 'ok' : 'aviso'}`}>
            <span className="redondo">
              {posee ? <Checkmark24Regular /> : <Prohibited24Regular />}
            </span>
            <span>
              <strong>{posee ? texts.posee : texts.noPosee}</strong>
              <span>{`${practica} · ${quien}`}</span>
              {!posee && cupos.length > 1 && <span className="tenue">{texts.porque}</span>}
            </span>
          </output>
          {enTabla ? (
            <EnTabla cupos={cupos} />
          ) : (
            <ul className="pila" aria-label={texts.titulo}>
              {cupos.map((cupo) => (
                <li className="tarjeta relleno limite-de-cupo" key={cupo.tipoLimite.descripcion}>
                  <Limite cupo={cupo} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <Boton icono={<Search24Regular />} onClick={onOtro}>
        {texts.buscarOtro}
      </Boton>
    </div>
  )
}

const mesesDe = ({ consumoCupo: { cantidadMeses, cantidadMesesLetras } }: Cupo) =>
  cantidadMeses ? texts.cuantosMeses(cantidadMeses) : cantidadMesesLetras

/** Limits as a table, each with a bar of the amount left (CUPO-04). */
function EnTabla({ cupos }: { cupos: Cupo[] }) {
  return (
    <div className="tarjeta tabla-de-cupo">
      <table>
        <caption className="oculto">{texts.titulo}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.tipoDeLimite}</th>
            {[texts.meses, texts.ordinario, texts.extensiones, texts.consumido, texts.restante].map(
              (titulo) => (
                <th key={titulo} scope="col" className="derecha">
                  {titulo}
                </th>
              ),
            )}
            <th scope="col">{texts.loQueQueda}</th>
          </tr>
        </thead>
        <tbody>
          {cupos.map((cupo) => (
            <FilaDeCupo key={cupo.tipoLimite.descripcion} cupo={cupo} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function FilaDeCupo({ cupo }: { cupo: Cupo }) {
  const { cantidadMeses, cantidadMesesLetras, cantidadCupos, extraordinarios, consumidos } =
    cupo.consumoCupo
  const quedan = restantesDe(cupo)
  const total = totalDe(cupo)
  return (
    <tr>
      <th scope="row">{texts.limiteDe(cupo.tipoLimite.descripcion)}</th>
      <td className="derecha">{cantidadMeses ?? cantidadMesesLetras}</td>
      <td className="derecha">{cantidadCupos}</td>
      <td className="derecha">{extraordinarios}</td>
      <td className="derecha">{consumidos}</td>
      <td className="derecha resta">{quedan}</td>
      <td>
        <span className={quedan > 0 ? 'tenue' : 'ninguna'}>
          {texts.quedan(Math.max(0, quedan), total)}
        </span>
        <LoQueQueda quedan={quedan} total={total} />
      </td>
    </tr>
  )
}

function Limite({ cupo }: { cupo: Cupo }) {
  const { tipoLimite, consumoCupo } = cupo
  const { cantidadCupos, extraordinarios, consumidos } = consumoCupo
  const quedan = restantesDe(cupo)
  const total = totalDe(cupo)
  return (
    <>
      <h2>
        <span>{texts.limiteDe(tipoLimite.descripcion)}</span>
        <small>{mesesDe(cupo)}</small>
      </h2>
      <p className={quedan > 0 ? 'quedan' : 'quedan ninguna'}>
        {texts.quedan(Math.max(0, quedan), total)}
      </p>
      <LoQueQueda quedan={quedan} total={total} />
      <dl>
        <Cifra titulo={texts.ordinario}>{cantidadCupos}</Cifra>
        <Cifra titulo={texts.extensiones}>{extraordinarios}</Cifra>
        <Cifra titulo={texts.consumido}>{consumidos}</Cifra>
        <Cifra titulo={texts.restante}>{quedan}</Cifra>
      </dl>
    </>
  )
}

function Cifra({ titulo, children }: { titulo: string; children: number }) {
  return (
    <div>
      <dt className="tenue">{titulo}</dt>
      <dd className="dato fuerte">{children}</dd>
    </div>
  )
}
