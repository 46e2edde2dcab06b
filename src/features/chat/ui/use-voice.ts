import { useEffect, useRef, useState } from 'react'
import { LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { useLanguage } from '#kit/web/use-language.ts'

/** Nothing was said, or the guest stopped: not an error. */
const HARMLESS = ['no-speech', 'aborted']

type Heard = { results: ArrayLike<ArrayLike<{ transcript: string }>> }
type Recognition = {
  lang: string
  interimResults: boolean
  onresult: ((event: Heard) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}
type WithRecognition = {
  SpeechRecognition?: new () => Recognition
  webkitSpeechRecognition?: new () => Recognition
}

/** VOI-01: speech input, and reading answers aloud. */
export function useVoice(on: {
  words: (text: string) => void
  said: (text: string) => void
  failed: () => void
}) {
  const language = useLanguage()
  const running = useRef<Recognition | null>(null)
  const [isListening, setListening] = useState(false)
  const [isSpeaking, setSpeaking] = useState(false)

  const quiet = () => {
    window.speechSynthesis?.cancel()
    setSpeaking(false)
  }
  useEffect(
    () => () => {
      running.current?.abort()
      window.speechSynthesis?.cancel()
    },
    [],
  )

  const listen = () => {
    const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as WithRecognition
    const Recognizer = SpeechRecognition ?? webkitSpeechRecognition
    if (!Recognizer) return on.failed()
    quiet()
    try {
      const recognition = new Recognizer()
      let text = ''
      recognition.lang = LANGUAGE_FACTS[language].speech
      recognition.interimResults = true
      recognition.onresult = ({ results }) => {
        text = Array.from(results, (result) => result[0]?.transcript ?? '')
          .join(' ')
          .trim()
        on.words(text)
      }
      recognition.onerror = ({ error }) => {
        text = ''
        if (!HARMLESS.includes(error)) on.failed()
      }
      recognition.onend = () => {
        running.current = null
        setListening(false)
        if (text) on.said(text)
      }
      recognition.start()
      running.current = recognition
      setListening(true)
    } catch {
      on.failed()
    }
  }

  const speak = (text: string) => {
    if (!('speechSynthesis' in window)) return
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = LANGUAGE_FACTS[language].speech
    utterance.onend = () => setSpeaking(false)
    utterance.onerror = () => setSpeaking(false)
    setSpeaking(true)
    window.speechSynthesis.speak(utterance)
  }

  return { isListening, isSpeaking, listen, stop: () => running.current?.stop(), speak, quiet }
}

export type Voice = ReturnType<typeof useVoice>
