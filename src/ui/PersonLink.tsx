import { href } from '@contract/kernel/screens';
import { Link } from 'react-router';

interface PersonLinkProps {
  /** The account; null of who has none, and of the system. */
  userId: string | null;
  name: string;
}

/** A person's name as staff read it: a link to their file. */
export const PersonLink = ({ userId, name }: PersonLinkProps) =>
  userId ? <Link to={href('userFile', { userId })}>{name}</Link> : name;
