import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { greetingOf } from '@front-door/shared/visitor/partners';
import { keys } from '@front-door/shared/visitor/visitorContext';
import { brand } from '../../platform/brand';
import { lasting } from '../../platform/storage';
import { currentVisitor } from '../../platform/visitor';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { greetedName } from './greetedName';
import { getStarted, welcome, whatItIs } from './welcomeTexts/en';

/** Greets the customers of a pharmacy on their first visit (specification 2.17), and remembers that it has. */
export function WelcomeDialog({ onClose }: { readonly onClose: () => void }) {
  const [greeting] = useState(() => greetingOf(currentVisitor()));
  useEffect(() => {
    lasting.set(keys.welcomed, 'false');
  }, []);
  const name = greetedName(greeting?.pharmacy ?? '');
  if (name === '') return null;
  return (
    <Dialog title={welcome(name)} size="xl" onClose={onClose}>
      {greeting?.logo !== undefined && <Logo src={greeting.logo} alt="" width={160} height={40} />}
      <p>{whatItIs(brand.name)}</p>
      <Button $variant="primaryOrangeSolid" $wide onClick={onClose}>
        {getStarted}
      </Button>
    </Dialog>
  );
}

const Logo = styled.img`
  width: auto;
  height: 40px;
  margin-bottom: 16px;
`;
