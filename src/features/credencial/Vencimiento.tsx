import { Clock24Regular } from '@fluentui/react-icons/svg/clock'

import { texts } from './texts.ts'

/** The countdown. Screen readers announce it only at 60 and at 10 seconds. */
export function Vencimiento({ resta }: { resta: number }) {
  const seconds = Math.ceil(resta / 1000)
  const dicho =
    seconds > 60 || seconds === 0 ? '' : seconds > 10 ? texts.quedaUnMinuto : texts.quedanDiez
  return (
    <>
      {seconds > 0 && (
        <p className="vence">
          <Clock24Regular />
          {texts.venceEn}{' '}
          <b className="dato">
            {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
          </b>
        </p>
      )}
      <output className="oculto">{dicho}</output>
    </>
  )
}
