import '#kit/web/theme.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { startTexts } from '#kit/web/i18n.ts'
import { queryClient } from '#kit/web/query-client.ts'
import { router } from './routes.tsx'

async function show() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the application')
  await startTexts()
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </QueryClientProvider>
    </StrictMode>,
  )
}

void show()
