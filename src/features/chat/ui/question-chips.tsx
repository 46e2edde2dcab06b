type QuestionChipsProps = {
  label: string
  questions: readonly string[]
  onAsk: (question: string) => void
  className?: string
}

/** Questions to ask with a tap. */
export const QuestionChips = ({ label, questions, onAsk, className = '' }: QuestionChipsProps) => (
  <ul aria-label={label} className={`flex max-w-xl flex-wrap gap-2 ${className}`}>
    {questions.map((question) => (
      <li key={question}>
        <button
          type="button"
          dir="auto"
          onClick={() => onAsk(question)}
          className="min-h-11 rounded-full border border-line bg-card px-4 text-[0.9375rem] font-medium shadow-card transition hover:bg-tint"
        >
          {question}
        </button>
      </li>
    ))}
  </ul>
)
