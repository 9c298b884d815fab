import { Link } from 'react-router-dom';
import type { LinkProps } from '../../ui/link.tsx';

/** The link of `src/ui`, through the router for the console's own addresses and plain for all others. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
