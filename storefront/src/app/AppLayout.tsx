import { Outlet, ScrollRestoration } from 'react-router-dom';
import { styled } from 'styled-components';
const Main = styled.main`
  color: var(--text);
  &:focus {
    outline: none;
  }
`;
export function AppLayout() {
  return (
    <>
      <Main>
        <Outlet />
      </Main>
      <ScrollRestoration />
    </>
  );
}
