/**
 * `abc` and `#abc` as `#AABBCC`, `aabbcc` as `#AABBCC`; a whole colour and anything else stay as they are, without
 * spaces around.
 */
export function completeColour(text: string): string {
  const code = text.trim();
  if (/^#[0-9a-f]{6}$/i.test(code)) return code;
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(code) ?? [];
  if (digits === undefined) return code;
  const six = digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('');
  return `#${six.toUpperCase()}`;
}
