import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { People24Regular } from '@fluentui/react-icons/svg/people'
import { useEffect } from 'react'
import { Link } from 'wouter'

import type { Afiliado } from '#contract/afiliados.ts'
import { useRefresh, useResource } from '#live/useResource.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import {
  documento,
  iniciales,
  nombreCompleto,
  numeroDeAfiliado,
  relacion,
  tipoDeDocumento,
} from '#model/personas.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Edad } from '#ui/Edad.tsx'
import { aparato } from '#ui/esMovil.ts'
import { NoSeActualizo } from '#ui/NoSeActualizo.tsx'
import { SinDatos } from '#ui/SinDatos.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import { DerivacionBloque } from './DerivacionBloque.tsx'
import { Imprimir } from './Imprimir.tsx'

import './afiliados.css'
import { texts } from './texts.ts'

export function GrupoFamiliarScreen() {
  const grupo = useResource(grupoFamiliar, {})
  const refresh = useRefresh(grupoFamiliar, {})
  const reintentar = () => void refresh()
  return (
    <>
      <div className="titulo apilado">
        <Titulo>{texts.titulo}</Titulo>
        {grupo.state === 'ready' && <Edad savedAt={grupo.savedAt} />}
      </div>
      {grupo.state === 'absent' && (
        <SinDatos falla={grupo.failure} trayendo={texts.trayendo} onReintentar={reintentar} />
      )}
      {grupo.state === 'ready' && (
        <div className="pila">
          <NoSeActualizo falla={grupo.failure} savedAt={grupo.savedAt} onReintentar={reintentar} />
          <Integrantes integrantes={grupo.value} />
        </div>
      )}
    </>
  )
}

function Integrantes({ integrantes }: { integrantes: Afiliado[] }) {
  useEffect(() => void performance.mark('list-data'), [])
  if (integrantes.length === 0)
    return (
      <Vacio icono={<People24Regular />} titulo={texts.vacio}>
        <p>{texts.vacioDetalle}</p>
        <Link className="boton contorno" href="/delegaciones">
          {texts.delegaciones}
        </Link>
      </Vacio>
    )
  return (
    <>
      <ul className="integrantes">
        {integrantes.map((integrante, index) => (
          <li className="tarjeta" key={integrante.afiliado.idAfiliado}>
            <Integrante integrante={integrante} tono={index} />
          </li>
        ))}
      </ul>
      <Imprimir />
      <p className="tenue nota">{texts.guardados(integrantes.length, aparato())}</p>
    </>
  )
}

function Integrante({ integrante, tono }: { integrante: Afiliado; tono: number }) {
  return (
    <>
      <Link className="fila" href={`/ver-afiliado/${integrante.afiliado.idAfiliado}`}>
        <Avatar iniciales={iniciales(integrante)} tono={tono} />
        <span>
          <span className="fuerte">{nombreCompleto(integrante)}</span>
          <br />
          <span className="tenue">
            {relacion(integrante)} · {tipoDeDocumento(integrante)}{' '}
            <span className="dato">{documento(integrante)}</span>
          </span>
          <br />
          <span className="tenue">
            {texts.numero} <span className="dato">{numeroDeAfiliado(integrante)}</span>
          </span>
        </span>
        <ChevronRight24Regular />
      </Link>
      {integrante.derivacion && <DerivacionBloque derivacion={integrante.derivacion} />}
    </>
  )
}
