import { type ComponentType, createContext, useContext } from 'react';
import type { EntityRoute } from '../../contract/entity.ts';

/** Props of the dialog that makes a thing in place. */
export interface CreateRelatedDialogProps {
  route: EntityRoute;
  /** What was written where nothing was found; the new thing is called so to begin with. */
  name: string;
  /** It is made: the body that the service gave back. */
  onMade(body: object): void;
  onClose(): void;
}

/**
 * What a relation needs to make the thing that it does not find: the entities there are, and the dialog for one of
 * them.
 */
export interface CreateRelated {
  routes: readonly EntityRoute[];
  Dialog: ComponentType<CreateRelatedDialogProps>;
}

const Context = createContext<CreateRelated | undefined>(undefined);

/** Provides the entities and the dialog; the application does, since it alone knows all entities. */
export const CreateRelatedProvider = Context.Provider;

/** The entity of a name and the dialog for it; undefined where there is none, and nothing can be made in place. */
export function useCreateRelatedDialog(
  name: string | undefined,
): { route: EntityRoute; Dialog: CreateRelated['Dialog'] } | undefined {
  const making = useContext(Context);
  const route = name === undefined ? undefined : making?.routes.find((one) => one.name === name);
  return making && route && { route, Dialog: making.Dialog };
}
