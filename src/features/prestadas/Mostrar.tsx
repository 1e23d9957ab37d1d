import { useState } from 'react'

import { finDe } from '#contract/pase/cuerpo.ts'
import { fechaYHora } from '#formato/instantes.ts'
import { formatDocumento } from '#formato/numeros.ts'
import type { Prestada } from '#local/encargos/prestadas.ts'
import { CodigoEnBlanco } from '#piezas/encargo/CodigoEnBlanco.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Pildoras } from '#ui/Pildoras.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { usePantallaEncendida } from '#ui/usePantallaEncendida.ts'
import { Volver } from '#ui/Volver.tsx'

import { nombreDe } from './nombres.ts'
import { Recetas } from './Recetas.tsx'
import { texts } from './texts.ts'
import { useCodigoPrestado } from './useCodigoPrestado.ts'

type Props = { prestada: Prestada; ahora: number; publicUrl: string }

/** The lent card at a counter: the person's name, the code, and who shows it. */
export function Mostrar({ prestada, ahora, publicUrl }: Props) {
  usePantallaEncendida()
  const { pases, encargo, hasta } = prestada
  const [elegido, setElegido] = useState<string>()
  const uno = pases.find(({ pase }) => String(pase.idAfiliado) === elegido) ?? pases[0]
  const vencido = uno !== undefined && finDe(uno.pase) <= ahora
  const qr = useCodigoPrestado(prestada, vencido ? undefined : uno, publicUrl)
  if (!uno) return null
  const nombre = nombreDe(uno.pase)
  return (
    <>
      <Volver a="/prestadas">{texts.titulo}</Volver>
      <Titulo>{nombre}</Titulo>
      {pases.length > 1 && (
        <Pildoras
          leyenda={texts.deQuien}
          pildoras={pases.map(({ pase }) => ({
            valor: String(pase.idAfiliado),
            texto: nombreDe(pase),
          }))}
          elegida={String(uno.pase.idAfiliado)}
          onElegir={setElegido}
        />
      )}
      {vencido ? (
        <Panel tono="aviso" titulo={texts.paseVencido} alerta>
          <p>{texts.paseVencidoDetalle}</p>
        </Panel>
      ) : (
        <>
          <CodigoEnBlanco qr={qr} nombre={texts.codigoDe(nombre)} />
          <p className="tenue">{texts.seRenueva}</p>
        </>
      )}
      <Panel tono="info">
        <p>
          {texts.presentadaPor} <b>{encargo.recibe.nombre}</b>, {texts.dni}{' '}
          <b className="dato">{formatDocumento(encargo.recibe.documento)}</b>,{' '}
          {texts.enNombreDe(nombre)}
        </p>
        <p>{texts.tuDni}</p>
        <p>{texts.hasta(fechaYHora(hasta))}</p>
      </Panel>
      <Recetas prestada={prestada} ahora={ahora} publicUrl={publicUrl} />
    </>
  )
}
