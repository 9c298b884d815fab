/**
 * A domain with at least one dot, or an IPv4 address, in front of a port, path, query and fragment; http, https or no
 * scheme (specification §5).
 */
const webAddress = /^(https?:\/\/)?[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)+(:\d{1,5})?([/?#]\S*)?$/iu;

/**
 * Whether a text is an address as specification §5 has it. Text without a dot in front of its port is none: a browser
 * takes `javascript:1/x` for a scheme and runs what follows.
 */
export function isWebAddress(text: string): boolean {
  return webAddress.test(text);
}
