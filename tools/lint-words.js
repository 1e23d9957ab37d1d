// Plain words in comments and test titles (CONTRIBUTING, 'Habits'): our lint rule, run by oxlint as a plugin.

/** Words that stand where a noun should: the reader has to look for the thing. */
const HIDES =
  /\b([Ww]hat(ever)?|[Ww]ho(m)?ever|[Nn]obody|[Oo]nes? that|Whose|(and|or|of|is|tells?|says?|knows?) whose)\b/
const LONGEST = 90
const TESTS = ['test', 'it', 'describe']

/** Quoted texts and code are not the author's words. */
const withoutQuotes = (text) =>
  text
    .replaceAll(/`[^`]*`|«[^»]*»|‘[^’]*’|“[^”]*”/g, '…')
    .replaceAll(/(^|[\s(])'[^']+'(?=[\s.,:;)]|$)/g, '$1…')

/** Complaint about a word of the text; undefined if it is plain. */
export function hidingWord(text) {
  const word = HIDES.exec(withoutQuotes(text))?.[0].replace(/^\W+/, '')
  return word && `Plain words: name the thing in place of '${word}'`
}

/** Complaint about the length of a test's title, without the ids in front of it. */
export function longTitle(title) {
  const { length } = title.replace(/^(\[[^\]]*\]\s*)+/, '')
  return length > LONGEST
    ? `A test's title has ${LONGEST} characters at most, not ${length}`
    : undefined
}

/** The name at the start of `test.each(rows)(…)` or `test.only(…)`. */
function rootOf(callee) {
  if (callee.type === 'MemberExpression') return rootOf(callee.object)
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return rootOf(callee.callee ?? callee.tag)
  return callee.name
}

function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral')
    return node.quasis.map(({ value }) => value.cooked).join('…')
  return undefined
}

const plain = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const message = hidingWord(comment.value.replaceAll(/\s+\*?\s*/g, ' '))
        if (message) context.report({ loc: comment.loc, message })
      }
    },
    CallExpression({ callee, arguments: [title] }) {
      const text = TESTS.includes(rootOf(callee)) ? textOf(title) : undefined
      if (text === undefined) return
      const message = hidingWord(text) ?? longTitle(text)
      if (message) context.report({ node: title, message })
    },
  }),
}

export default { meta: { name: 'words' }, rules: { plain } }
